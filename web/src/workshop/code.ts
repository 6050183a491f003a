// The text editor of the workshop, around CodeMirror. It lives in a shadow root: there its styles are sheets of their own, which the
// server's policy (no styles in the page) allows.
import { autocompletion, closeBrackets, closeBracketsKeymap, type CompletionResult, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory, redo, undo } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import {
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  closeSearchPanel,
  search,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Panel,
  type Tooltip,
} from '@codemirror/view';
import type { FixFace, ManualFace, OffersFace, SpotFace } from '../protocol/types';
import { say } from '../lib/words';
import { language } from './language';

export interface Asks {
  /** Somebody has written. */
  onwrite(text: string): void;
  offers(text: string, at: number): Promise<OffersFace>;
  manual(text: string, at: number): Promise<ManualFace>;
}

export interface Code {
  /** Another text, as one change that can be undone. */
  set(text: string): void;
  /** Marks what is wrong. */
  mark(problems: readonly SpotFace[]): void;
  /** Shows a place, and goes on there. */
  goTo(from: number, to: number): void;
  fix(fix: FixFace): void;
  undo(): void;
  redo(): void;
  lineAt(place: number): number;
  destroy(): void;
}

/** What a fix does, for a button. */
export const fixWords = (fix: FixFace): string =>
  fix.text === '' ? say('ui-workshop-fix-remove') : say('ui-workshop-fix', { text: fix.text });

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--ground)', color: 'var(--text)', fontSize: '0.95rem' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--glow)' },
  '.cm-cursor': { borderLeftColor: 'var(--glow)', borderLeftWidth: '2px' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--dim)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--raised) 45%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--raised)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 35%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--panel)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow)',
    maxWidth: '34rem',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.75' },
  '.cm-diagnostic': { fontFamily: 'var(--font)', padding: '0.4rem 0.6rem' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
    borderRadius: '6px',
    padding: '0.2rem 0.6rem',
    margin: '0.3rem 0 0 0.4rem',
    font: 'inherit',
  },
  '.manual': { fontFamily: 'var(--font)', padding: '0.5rem 0.7rem', whiteSpace: 'normal' },
  '.manual strong': { color: 'var(--brass)' },
  '.manual p': { margin: '0.2rem 0' },
  '.manual .example': { color: 'var(--dim)' },
  '.cm-panels': { backgroundColor: 'var(--panel)', color: 'var(--text)', borderColor: 'var(--line)' },
  '.find': { display: 'flex', gap: '0.4rem', padding: '0.4rem', font: 'var(--size-small) var(--font)' },
  '.find input, .find button': {
    font: 'inherit',
    color: 'inherit',
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    padding: '0.3rem 0.6rem',
  },
});

/** The editor for a text, below an element. */
export function code(parent: HTMLElement, text: string, asks: Asks): Code {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  root.replaceChildren();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({
          override: [(context) => offered(asks, context.state.doc.toString(), context.pos, context.explicit)],
          icons: false,
        }),
        highlightActiveLine(),
        search({ top: true, createPanel: finder }),
        lintGutter(),
        hoverTooltip((view, at) => explained(asks, view.state.doc.toString(), at)),
        language,
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': say('ui-workshop-editor'), tabindex: '0' }),
        EditorState.phrases.of({ Completions: say('ui-workshop-offers') }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) asks.onwrite(update.state.doc.toString());
        }),
        // Tab leaves the editor, as it leaves any field.
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
          { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
          { key: 'F8', run: nextDiagnostic },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
      ],
    }),
  });
  const within = (place: number): number => Math.min(Math.max(place, 0), view.state.doc.length);
  return {
    set(text) {
      // Only what differs, so that the cursor stays and each undo takes back one thing.
      const old = view.state.doc.toString();
      let from = 0;
      while (from < old.length && old[from] === text[from]) from += 1;
      let [to, end] = [old.length, text.length];
      while (to > from && end > from && old[to - 1] === text[end - 1]) [to, end] = [to - 1, end - 1];
      // Letters typed into a field are taken back together, whatever else is changed is not, however soon it follows.
      const typed = to - from <= 1 && end - from <= 1;
      const annotations = typed ? [] : [isolateHistory.of('full')];
      view.dispatch({ changes: { from, to, insert: text.slice(from, end) }, annotations });
    },
    mark(problems) {
      const diagnostics = problems.map((problem): Diagnostic => {
        const { fix } = problem;
        const actions =
          fix === null
            ? []
            : [
                {
                  name: fixWords(fix),
                  apply: (view: EditorView) => view.dispatch({ changes: { from: fix.from, to: fix.to, insert: fix.text } }),
                },
              ];
        const message = problem.help === null ? problem.message : `${problem.message}\n${problem.help}`;
        return { from: within(problem.from), to: within(problem.to), severity: 'error', message, actions };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(from, to) {
      view.dispatch({
        selection: { anchor: within(from), head: within(to) },
        effects: EditorView.scrollIntoView(within(from), { y: 'center' }),
      });
      view.focus();
    },
    fix({ from, to, text }) {
      view.dispatch({ changes: { from: within(from), to: within(to), insert: text } });
      view.focus();
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    lineAt: (place) => view.state.doc.lineAt(within(place)).number,
    destroy: () => view.destroy(),
  };
}

async function offered(asks: Asks, text: string, at: number, asked: boolean): Promise<CompletionResult | null> {
  try {
    const { from, offers } = await asks.offers(text, at);
    // Signs are offered to whoever asks for them; they are quicker typed than picked.
    const worth = asked ? offers : offers.filter(({ kind }) => kind !== 'sign');
    if (worth.length === 0) return null;
    const options = worth.map(({ words, kind, what }) => ({ label: words, type: kind, ...(what === '' ? {} : { detail: what }) }));
    return { from, options, filter: false };
  } catch {
    // Without the server nothing is offered.
    return null;
  }
}

async function explained(asks: Asks, text: string, at: number): Promise<Tooltip | null> {
  const entry = await asks.manual(text, at).catch(() => null);
  if (entry === null || entry.to <= entry.from) return null;
  return {
    pos: entry.from,
    end: entry.to,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'manual';
      const add = (tag: string, text: string, name = ''): void => {
        const part = dom.appendChild(document.createElement(tag));
        part.textContent = text;
        part.className = name;
      };
      add('strong', entry.words);
      add('p', entry.meaning);
      add('p', `${say('ui-workshop-example')}: ${entry.example}`, 'example');
      return { dom };
    },
  };
}

/** A line to find words in the text. */
function finder(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'find';
  const field = dom.appendChild(document.createElement('input'));
  field.type = 'search';
  field.value = getSearchQuery(view.state).search;
  field.ariaLabel = say('ui-workshop-find');
  field.setAttribute('main-field', 'true');
  field.addEventListener('input', () => view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: field.value })) }));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') (event.shiftKey ? findPrevious : findNext)(view);
    else if (event.key === 'Escape') closeSearchPanel(view);
    else return;
    event.preventDefault();
  });
  for (const [words, act] of [
    [say('ui-workshop-find-last'), findPrevious],
    [say('ui-workshop-find-next'), findNext],
    [say('ui-common-close'), closeSearchPanel],
  ] as const) {
    const button = dom.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = words;
    button.addEventListener('click', () => act(view));
  }
  return { dom, top: true, mount: () => field.select() };
}
