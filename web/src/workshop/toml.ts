// A file of the workshop as tables and keys with their places, so that cards can show it and write into it. Comments, order and
// whatever is not touched stay as they are.

/** `null` for what is neither a text, a number, a switch nor a list of texts or numbers. */
export type Value = string | number | boolean | string[] | number[] | null;

export interface Entry {
  key: string;
  /** Where its line begins. */
  from: number;
  /** Where its value stands. */
  at: number;
  end: number;
  value: Value;
}

export interface Table {
  /** `card`, `card.bonus`; empty for what stands above all tables. */
  name: string;
  from: number;
  /** Behind its last entry. */
  to: number;
  entries: Entry[];
}

interface Read {
  value: Value;
  end: number;
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' };

function unescaped(raw: string): string {
  return raw.replace(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|\s*\n\s*|(.))/g, (_, short?: string, long?: string, letter?: string) => {
    const code = short ?? long;
    if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
    return letter === undefined ? '' : (ESCAPES[letter] ?? letter);
  });
}

const STRINGS: readonly [RegExp, boolean][] = [
  [/"""\n?((?:[^\\]|\\[^])*?)"""/y, true],
  [/'''\n?([^]*?)'''/y, false],
  [/"((?:[^"\\\n]|\\.)*)"/y, true],
  [/'([^'\n]*)'/y, false],
];

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const BLANKS = /(?:\s|#[^\n]*)*/y;
const INLINE = /\{(?:[^{}"'\n]|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')*\}/y;
const BARE = /[^\s,\]#}]+/y;

function readValue(text: string, at: number): Read | null {
  for (const [pattern, escapes] of STRINGS) {
    const found = match(pattern, text, at);
    if (found !== null) return { value: escapes ? unescaped(found[1] ?? '') : (found[1] ?? ''), end: at + found[0].length };
  }
  if (text[at] === '[') return readList(text, at);
  const inline = match(INLINE, text, at);
  if (inline !== null) return { value: null, end: at + inline[0].length };
  const word = match(BARE, text, at)?.[0];
  if (word === undefined || /^["'[{]/.test(word)) return null;
  const end = at + word.length;
  if (word === 'true' || word === 'false') return { value: word === 'true', end };
  return { value: /^[-+]?\d[\d_]*$/.test(word) ? Number(word.replaceAll('_', '')) : null, end };
}

function readList(text: string, at: number): Read | null {
  const list: Value[] = [];
  let place = at + 1;
  for (;;) {
    place += match(BLANKS, text, place)?.[0].length ?? 0;
    if (text[place] === ']') break;
    const read = readValue(text, place);
    if (read === null) return null;
    list.push(read.value);
    place = read.end + (match(BLANKS, text, read.end)?.[0].length ?? 0);
    if (text[place] === ',') place += 1;
    else if (text[place] !== ']') return null;
  }
  const end = place + 1;
  if (list.every((part) => typeof part === 'string')) return { value: list, end };
  return { value: list.every((part) => typeof part === 'number') ? list : null, end };
}

const INLINE_KEY = /\s*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+))\s*=\s*/y;

/** The names and values of a table that is written in one line. */
export function readInline(text: string): [string, string | number | boolean][] {
  const pairs: [string, string | number | boolean][] = [];
  let at = 1;
  for (;;) {
    const key = match(INLINE_KEY, text, at);
    const read = key === null ? null : readValue(text, at + key[0].length);
    if (key === null || read === null) return pairs;
    const name = key[1] === undefined ? (key[2] ?? key[3] ?? '') : unescaped(key[1]);
    if (read.value !== null && !Array.isArray(read.value)) pairs.push([name, read.value]);
    at = read.end + (match(/\s*,?/y, text, read.end)?.[0].length ?? 0);
  }
}

const HEADER = /(\[\[?)[ \t]*([\w-]+(?:\.[\w-]+)*)[ \t]*(\]\]?)/y;
const KEY = /([\w-]+)[ \t]*=[ \t]*/y;
const REST = /[ \t]*(?:#[^\n]*)?(?=\n|\r|$)/y;

/** The tables of a file in their order, the first one being what stands above all; `null` if its form is not understood. */
export function tablesOf(text: string): Table[] | null {
  let table: Table = { name: '', from: 0, to: 0, entries: [] };
  const tables = [table];
  let at = 0;
  for (;;) {
    at += match(BLANKS, text, at)?.[0].length ?? 0;
    if (at >= text.length) return tables;
    const header = match(HEADER, text, at);
    let end: number;
    if (header !== null) {
      if (header[1]?.length !== header[3]?.length) return null;
      end = at + header[0].length;
      table = { name: header[2] ?? '', from: at, to: end, entries: [] };
      tables.push(table);
    } else {
      const key = match(KEY, text, at);
      const read = key === null ? null : readValue(text, at + key[0].length);
      if (key === null || read === null) return null;
      end = read.end;
      table.entries.push({ key: key[1] ?? '', from: at, at: at + key[0].length, end, value: read.value });
      table.to = end;
    }
    const rest = match(REST, text, end);
    if (rest === null) return null;
    at = end + rest[0].length;
  }
}

export const entryOf = (table: Table, key: string): Entry | undefined => table.entries.find((entry) => entry.key === key);

/** A text under a key; empty if there is none. */
export function textOf(table: Table, key: string): string {
  const value = entryOf(table, key)?.value;
  return typeof value === 'string' ? value : '';
}

export function numberOf(table: Table, key: string): number | null {
  const value = entryOf(table, key)?.value;
  return typeof value === 'number' ? value : null;
}

/** A list of texts; empty if there is none. */
export function listOf(table: Table, key: string): string[] {
  const value = entryOf(table, key)?.value;
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

/** A list of numbers; empty if there is none. */
export function numbersOf(table: Table, key: string): number[] {
  const value = entryOf(table, key)?.value;
  return Array.isArray(value) ? value.filter((part) => typeof part === 'number') : [];
}

/** Longer lists have a line for each part. */
const WIDE = 80;

/** A value as a file writes it; what JSON escapes, TOML reads. */
export function written(value: Exclude<Value, null>): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const parts = value.map((part) => JSON.stringify(part));
  const line = `[${parts.join(', ')}]`;
  return line.length > WIDE ? `[\n${parts.map((part) => `  ${part},\n`).join('')}]` : line;
}

const splice = (text: string, from: number, to: number, words: string): string => text.slice(0, from) + words + text.slice(to);

/** The file with a key of one of its tables set; without a value the key is gone. */
export function withKey(text: string, index: number, key: string, value: Exclude<Value, null> | undefined): string {
  const table = tablesOf(text)?.[index];
  if (table === undefined) return text;
  const entry = entryOf(table, key);
  if (value === undefined) {
    if (entry === undefined) return text;
    const line = text.indexOf('\n', entry.end);
    return splice(text, entry.from, line < 0 ? text.length : line + 1, '');
  }
  if (entry !== undefined) return splice(text, entry.at, entry.end, written(value));
  const line = `${key} = ${written(value)}`;
  const last = table.entries.at(-1);
  if (last === undefined && table.name === '') return `${line}\n${text}`;
  // Behind the whole last line, with its comment.
  const end = text.indexOf('\n', table.to);
  return end < 0 ? `${text}\n${line}\n` : splice(text, end, end, `\n${line}`);
}

/** How far a table goes with those that belong to it: `card.bonus` to `card`. */
function endOf(tables: readonly Table[], index: number): number {
  const name = tables[index]?.name ?? '';
  let last = index;
  while (tables[last + 1]?.name.startsWith(`${name}.`)) last += 1;
  return tables[last]?.to ?? 0;
}

/** The file without a table and what belongs to it. */
export function withoutTable(text: string, index: number): string {
  const tables = tablesOf(text);
  const table = tables?.[index];
  if (tables === null || table === undefined) return text;
  const line = text.indexOf('\n', endOf(tables, index));
  const rest = line < 0 ? '' : text.slice(line + 1).replace(/^\n/, '');
  return text.slice(0, table.from) + rest;
}

/** A table with what belongs to it, as it is written. */
export function tableText(text: string, index: number): string {
  const tables = tablesOf(text);
  const table = tables?.[index];
  return tables === null || table === undefined ? '' : text.slice(table.from, endOf(tables, index));
}

/** The file with one table more, behind the last of its kind or else at the end. */
export function withTable(text: string, name: string, lines: string): string {
  const tables = tablesOf(text) ?? [];
  const last = tables.findLastIndex((table) => table.name === name);
  if (last < 0) return `${text.trimEnd()}\n\n${lines}\n`;
  const line = text.indexOf('\n', endOf(tables, last));
  return line < 0 ? `${text}\n\n${lines}\n` : splice(text, line + 1, line + 1, `\n${lines}\n`);
}

/** A new table of a list, as a file writes it. */
export const newTable = (name: string, entries: Readonly<Record<string, Exclude<Value, null>>>): string =>
  [`[[${name}]]`, ...Object.entries(entries).map(([key, value]) => `${key} = ${written(value)}`)].join('\n');
