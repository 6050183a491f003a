// What a board says of itself, to those who listen and in its legend. The words come from whoever shows the board.

export interface SpaceWords {
  id: string;
  zones: string[];
  start: number | null;
  passage: boolean;
  /** The names of those who stand there. */
  here: string[];
  item: string | null;
  /** The names of the tokens that lie there. */
  tokens: string[];
  /** Steps to get there, where a way is walked. */
  steps: number | null;
  option: boolean;
  /** A move ends here, because of a token. */
  stops: boolean;
}

export interface FighterWords {
  name: string;
  seat: number;
  health: number;
  max: number;
  /** Null while it is off the board. */
  space: string | null;
  /** Where the tail of a large one lies. */
  tail: string | null;
  option: boolean;
  target: boolean;
  picked: boolean;
}

export interface TokenWords {
  name: string;
  seat: number;
  /** How many of them lie together. */
  count: number;
  /** The name of the space or the line. */
  where: string;
  /** What happens to a fighter that comes in, where something does. */
  enter: string | null;
}

export interface Labels {
  title(name: string): string;
  zoomIn(): string;
  zoomOut(): string;
  zoomReset(): string;
  legend(): string;
  passage(): string;
  closedDoor(): string;
  combatItem(): string;
  actionItem(): string;
  startSpace(): string;
  space(space: SpaceWords): string;
  fighter(fighter: FighterWords): string;
  door(name: string, closed: boolean, option: boolean): string;
  line(name: string, tokens: string[], option: boolean): string;
  item(name: string, space: string, option: boolean): string;
  token(token: TokenWords): string;
  asText(): string;
  fighters(): string;
  spaces(): string;
  defeated(name: string): string;
  neighbours(spaces: string[]): string;
}
