// The shape of the rules page: sections that prompts link to by their id, each a row of blocks.
export type RuleBlock =
  string | { readonly list: readonly string[] } | { readonly steps: readonly string[] } | { readonly example: string };

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
  /** Ids of sections that go on from here. */
  readonly see?: readonly string[];
}
