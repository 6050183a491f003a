// Files of the workshop as texts: what they hold, what they are called, and how two of them differ.
import type { FileKind } from '../protocol/types';

/** What a file seems to hold. */
export function kindOf(text: string): FileKind {
  if (/^\s*\[\[item\]\]/m.test(text)) return 'item';
  return /^\s*\[\[space\]\]/m.test(text) ? 'board' : 'hero';
}

const NAME = /^name\s*=\s*"([^"\n]*)"/m;

/** The name of what a file holds; empty if it has none yet. */
export const nameOf = (text: string): string => NAME.exec(text)?.[1] ?? '';

/** The same file under another name. */
export const renamed = (text: string, name: string): string => text.replace(NAME, () => `name = "${name}"`);

/** A copy of a file of the shelf: it says where it comes from, and no more of what that came from. */
export const forked = (text: string, id: string): string => `# shelf: ${id}\n${text.replace(/^# shelf: .*\n/gm, '')}`;

/** A name as files have it. */
const plain = (name: string, other: string): string =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? other;

/** The name of a file to be handed on. */
export const fileName = (name: string, kind: FileKind): string => `${plain(name, kind)}.toml`;
/** Where a server looks for such a file. */
const FOLDERS: Readonly<Record<FileKind, string>> = { hero: 'heroes', board: 'boards', item: 'items' };
/** The path of a file in a pack. */
export const pathOf = (name: string, kind: FileKind): string => `${FOLDERS[kind]}/${fileName(name, kind)}`;

/** A line between the files of a pack that is one text: `#### heroes/otter.toml`. */
const BORDER = /^#### .*\n/m;
/** The files of a pack that is one text; of a plain file itself. */
export function partsOf(text: string): string[] {
  const parts = text.split(BORDER).filter((part) => part.trim() !== '');
  return parts.length === 0 ? [text] : parts;
}

/** The same for the picture of a card. */
export const pictureName = (name: string, kind: 'svg' | 'png'): string => `${plain(name, 'card')}.${kind}`;

/** A text of an imported deck that was not understood: where the comment about it begins, and the sentence that comes nearest to it. */
export interface Left {
  from: number;
  text: string;
  /** Empty if none comes near. */
  nearest: string;
}

/** The texts of an imported deck that were not understood. */
export const leftOver = (text: string): Left[] =>
  [...text.matchAll(/^# TODO(.*)\n?((?:#(?! TODO).*\n?)*)/gm)].map((found) => ({
    from: found.index,
    text: (found[1] ?? '').replace(/^[:\s]+/, ''),
    nearest: /^# nearest: (.*)$/m.exec(found[2] ?? '')?.[1] ?? '',
  }));

/** A line that stands in one text, in the other, or in both. */
export interface Line {
  in: 'old' | 'new' | 'both';
  text: string;
}

/** How two texts differ, line by line: the longest row of lines that both have stays. */
export function differences(old: string, now: string): Line[] {
  const [a, b] = [old.split('\n'), now.split('\n')];
  // How many lines two ends have in common.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? new Uint16Array();
    for (let j = b.length - 1; j >= 0; j -= 1) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ in: 'both', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ in: 'old', text: a[i] ?? '' });
      i += 1;
    } else {
      lines.push({ in: 'new', text: b[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** Lines that stand in both and far from all that differ are left out; `null` stands for some of them. */
export function shortened(lines: readonly Line[], around = 2): (Line | null)[] {
  const near = (index: number): boolean => lines.slice(Math.max(0, index - around), index + around + 1).some((line) => line.in !== 'both');
  const shown: (Line | null)[] = [];
  lines.forEach((line, index) => {
    if (near(index)) shown.push(line);
    else if (shown.at(-1) !== null) shown.push(null);
  });
  return shown;
}
