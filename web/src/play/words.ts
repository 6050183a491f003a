// What an option is called, in words of its own rather than in the notation.
import { lineName } from '../board/geometry';
import { stopOn, tokenName } from '../board/tokens';
import { at, cardOf, seatName } from '../lib/game';
import { listed } from '../lib/names';
import { say } from '../lib/words';
import { plain, Voice } from '../cards/narrate';
import type { Asked, Deed, HeroFace, Line, OptionFace, Setup, Sight } from '../protocol/types';
import type { Entry, Part } from './options';
import { isNaming, stateWords } from './tray';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** That a token ends a move, and where; empty for all else. */
function stopWords(setup: Setup, sight: Sight | undefined, { deed }: OptionFace): string {
  const stop = deed.kind === 'move' && sight !== undefined ? stopOn(setup, sight, deed) : null;
  return stop === null ? '' : ` – ${say('ui-play-stopped', { token: stop.name, space: at(setup.board.spaces, stop.space).id })}`;
}

/** A whole option. `seat` is the one that is asked. */
export function optionWords(setup: Setup, seat: number, { deed, text, line }: OptionFace): string {
  if (line !== undefined) return lineWords(setup, seat, line);
  const fighter = (id: number) => at(setup.fighters, id).name;
  const space = (id: number) => at(setup.board.spaces, id).id;
  const card = (id: number) => cardOf(setup, seat, id).name;
  const item = (id: number) => at(setup.items, id).name;
  const door = (id: number) => at(setup.board.doors, id);
  switch (deed.kind) {
    case 'maneuver':
      return say('option-maneuver');
    case 'attack':
      return say('option-attack', { by: fighter(deed.by), at: fighter(deed.at) });
    case 'scheme':
      return say('option-scheme-by', { card: card(deed.card), by: fighter(deed.by) });
    case 'item':
      return say('option-item', { item: item(deed.item), by: fighter(deed.by) });
    case 'boost':
      return say('option-boost', { card: card(deed.card) });
    case 'no-boost':
      return say('option-no-boost');
    case 'move':
      if (deed.tail !== null) {
        const move = { fighter: fighter(deed.fighter), space: space(deed.to), tail: space(deed.tail) };
        return deed.via.length > 0
          ? say('option-move-large-via', { ...move, via: listed(deed.via.map(fighter)) })
          : say('option-move-large', { ...move, steps: deed.path.length });
      }
      return deed.via.length > 0
        ? say('option-move-via', { fighter: fighter(deed.fighter), space: space(deed.to), via: listed(deed.via.map(fighter)) })
        : say('option-move', { fighter: fighter(deed.fighter), space: space(deed.to), steps: deed.path.length });
    case 'done':
      return say('option-done');
    case 'open':
      return say('option-open', { door: door(deed.door), by: fighter(deed.by) });
    case 'close':
      return say('option-close', { door: door(deed.door) });
    case 'play':
      return say('option-play', { card: card(deed.card) });
    case 'play-open':
      return say('option-play-open', { card: card(deed.card) });
    case 'defend':
      return say('option-defend', { card: card(deed.card) });
    case 'defend-open':
      return say('option-defend-open', { card: card(deed.card) });
    case 'no-defense':
      return say('option-no-defense');
    case 'use':
      return say('option-use', { item: item(deed.item) });
    case 'no-item':
      return say('option-no-item');
    case 'place':
      return deed.tail === null
        ? say('option-place', { fighter: fighter(deed.fighter), space: space(deed.space) })
        : say('option-place-large', { fighter: fighter(deed.fighter), space: space(deed.space), tail: space(deed.tail) });
    case 'no-place':
      return say('option-no-place');
    case 'fighter':
      return fighter(deed.fighter);
    case 'space':
      return space(deed.space);
    case 'card':
      return deed.seat === seat
        ? card(deed.card)
        : say('option-card-of', { card: cardOf(setup, deed.seat, deed.card).name, seat: seatName(setup, deed.seat) });
    case 'number':
      return String(deed.number);
    case 'effect':
      return capital(deed.label);
    case 'symbol':
      return capital(at(setup.seats, seat).hero.symbols[deed.symbol] ?? text);
    case 'value':
      return capital(at(setup.seats, seat).hero.states[deed.state]?.values[deed.value] ?? text);
    case 'seat':
      return seatName(setup, deed.seat);
    case 'skip':
      return say('option-skip');
    case 'yes':
      return say('option-yes');
    case 'no':
      return say('option-no');
    case 'discard':
      return say('option-discard', { card: card(deed.card) });
    case 'first':
      return say(`option-first-${deed.part}`);
    case 'token': {
      const token = at(at(setup.seats, deed.seat).hero.tokens, deed.token).name;
      const where = 'space' in deed.at ? space(deed.at.space) : lineName(setup.board, deed.at.line);
      return say(`option-token-${deed.verb}`, { token, space: where });
    }
  }
}

const lineWords = (setup: Setup, seat: number, line: Line): string => plain(new Voice(setup, seat).line(line));

/** An option by itself, away from the question that it answers: one that says little alone comes with that question. */
export function answerWords(setup: Setup, asked: Asked, option: OptionFace): string {
  const { seat, source } = asked;
  const answer = optionWords(setup, seat, option);
  if (!isBare(option.deed)) return answer;
  const question = questionWords(setup, asked, [option]);
  if (source === null) return say('option-answer', { question, answer });
  return say('option-answer-to', { source: plain([new Voice(setup, null).source(source)]), question, answer });
}

/** Whether an option is only a name, a number or a word. */
function isBare({ kind }: Deed): boolean {
  switch (kind) {
    case 'fighter':
    case 'space':
    case 'card':
    case 'number':
    case 'effect':
    case 'symbol':
    case 'value':
    case 'seat':
    case 'skip':
    case 'yes':
    case 'no':
      return true;
    case 'maneuver':
    case 'attack':
    case 'scheme':
    case 'item':
    case 'boost':
    case 'no-boost':
    case 'move':
    case 'done':
    case 'open':
    case 'close':
    case 'play':
    case 'play-open':
    case 'defend':
    case 'defend-open':
    case 'no-defense':
    case 'use':
    case 'no-item':
    case 'place':
    case 'no-place':
    case 'discard':
    case 'first':
    case 'token':
      return false;
  }
}

/** A part that several options share: the first step towards them. */
export function partWords(setup: Setup, seat: number, part: Part, { deed }: OptionFace): string {
  switch (part.kind) {
    case 'fighter': {
      const name = at(setup.fighters, part.id).name;
      switch (deed.kind) {
        case 'attack':
          return deed.by === part.id ? say('option-attack-with', { by: name }) : name;
        case 'move':
          return say('option-move-who', { fighter: name });
        case 'place':
          return say('option-place-who', { fighter: name });
        default:
          return name;
      }
    }
    case 'space':
    case 'tail':
      return at(setup.board.spaces, part.id).id;
    case 'card':
      return deed.kind === 'scheme' ? say('option-scheme', { card: cardOf(setup, seat, part.id).name }) : cardOf(setup, seat, part.id).name;
    case 'line':
      return lineName(setup.board, part.id);
    case 'door':
      return at(setup.board.doors, part.id);
    case 'item':
      return say('option-use', { item: at(setup.items, part.id).name });
  }
}

/** A line of the list of options; how things stand tells what comes of a move. */
export function entryWords(setup: Setup, seat: number, entry: Entry, sight?: Sight): string {
  return entry.does.kind === 'send'
    ? `${optionWords(setup, seat, entry.option)}${stopWords(setup, sight, entry.option)}`
    : `${partWords(setup, seat, entry.does.part, entry.option)} – ${say('ui-play-more', { count: entry.count })}`;
}

/** What one of several choices brings with it: the text of a spell or of a state's value, fighters and cards of its own. */
export function meaningOf(hero: HeroFace, { deed }: OptionFace): string {
  switch (deed.kind) {
    case 'effect': {
      const spell = hero.spells.find(({ name }) => name === deed.label);
      return spell === undefined ? '' : [...(spell.symbols.length > 0 ? [`(${spell.symbols.join(', ')})`] : []), spell.text].join(' ');
    }
    case 'value': {
      const value = hero.states[deed.state]?.values[deed.value] ?? '';
      const counted = ({ count, name }: { count: number; name: string }) => say('ui-cards-fighter', { count, name });
      const along = [...hero.fighters, ...hero.cards].filter((each) => each.with === value && each.count > 0).map(counted);
      const brings = along.length > 0 ? [say('ui-play-brings', { what: along.join(', ') })] : [];
      return [...brings, stateWords(hero, value)].filter((words) => words !== '').join(' ');
    }
    default:
      return '';
  }
}

/** What is asked: as the table says it, or else with the token that is laid, or in the words of the kind of question. */
export function questionWords(setup: Setup, { seat, ask, source, clause, line }: Asked, options: readonly OptionFace[] = []): string {
  if (line !== undefined) return lineWords(setup, seat, line);
  const [deed] = options.map((option) => option.deed).filter(({ kind }) => kind === 'token' || kind === 'card');
  if (deed?.kind === 'token' && deed.verb !== 'choose') {
    const alike = options.every(({ deed: other }) => other.kind !== 'token' || (other.token === deed.token && other.seat === deed.seat));
    if (alike) return say(`ui-play-token-${deed.verb}`, { token: tokenName(setup, deed.seat, deed.token) });
  }
  if (ask === 'hidden-card' && /\bat the same time\b/i.test(clause ?? '')) return say('ui-play-together');
  if (deed?.kind === 'card' && isNaming(setup, { ask, source, clause })) return say('ui-tray-name');
  return say(`ask-${ask}`);
}

/** Sections of the rules page by the chapters of the full rules. */
const CHAPTERS: Record<string, string> = {
  4: 'setup',
  5: 'turn',
  6: 'maneuver',
  7: 'movement',
  8: 'boost',
  9: 'scheme',
  10: 'attack',
  11: 'combat',
  12: 'combat',
  13: 'effects',
  14: 'combat',
  15: 'damage',
  16: 'winning',
  17: 'hand',
  18: 'hand',
  19: 'free-for-all',
  20: 'teams',
  21: 'items',
  22: 'doors',
  23: 'passages',
  24: 'small',
};

/** The section that tells of a rule by its number (`R7.6`). */
export function sectionOf(rule: string | null): string | null {
  const chapter = /^R(\d+)/.exec(rule ?? '')?.[1];
  return (chapter && CHAPTERS[chapter]) ?? null;
}

/** The hint for what to click next, after what has been picked. */
export function pickedWords(setup: Setup, seat: number, picked: readonly Part[], rest: readonly Entry[]): string {
  const part = picked[picked.length - 1];
  const next = rest.map(({ does, option }) => (does.kind === 'pick' ? does.part.kind : option.deed.kind));
  if (!part) return '';
  switch (part.kind) {
    case 'fighter': {
      const name = at(setup.fighters, part.id).name;
      if (next.includes('move') || next.includes('place') || next.includes('space')) return say('ui-play-pick-space', { name });
      const attacked = rest.every(({ option }) => option.deed.kind !== 'attack' || option.deed.at === part.id);
      return attacked ? say('ui-play-pick-attacker', { name }) : say('ui-play-pick-target', { name });
    }
    case 'space': {
      const { id } = at(setup.board.spaces, part.id);
      const headed = picked.length > 1;
      return headed ? say('ui-play-pick-tail', { space: id }) : say('ui-play-pick-fighter', { space: id });
    }
    case 'tail':
      // It is always the last part of an option.
      return '';
    case 'line':
      // It is always the whole of an option.
      return '';
    case 'card':
      return say('ui-play-pick-user', { name: cardOf(setup, seat, part.id).name });
    case 'door':
      return say('ui-play-pick-user', { name: at(setup.board.doors, part.id) });
    case 'item':
      return say('ui-play-pick-user', { name: at(setup.items, part.id).name });
  }
}
