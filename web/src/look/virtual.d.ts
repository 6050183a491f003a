// Made by tools/pictures.js from content/pictures.txt.
declare module 'virtual:pictures' {
  /** The pictures that stand for a word or a type of card. */
  export const words: Record<string, readonly string[]>;
  /** The names in each chunk, with blanks between them. */
  export const names: readonly string[];
  /** The chunks: paths by name, in a square of 512. */
  export const loads: readonly (() => Promise<{ default: Record<string, string> }>)[];
}
