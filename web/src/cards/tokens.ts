// What is to be said of tokens that lie on the board: whose they are, and what they do.
import { tokenName } from '../board/tokens';
import { at, faceOf, type Game, seatName } from '../lib/game';
import { say } from '../lib/words';
import { sentencesWith } from './ability';

export interface TokenWords {
  name: string;
  /** Whose they are, as a fact of its own. */
  whose: string;
  /** What happens to a fighter that comes in; that nothing does. */
  enter: string;
  /** What the ability of its hero says of them. */
  ability: string;
  /** How many lie on the board, and how many are left. */
  count: string;
}

/** Tokens of a kind, in words. */
export function tokenWords({ setup, sight, seat: own }: Pick<Game, 'setup' | 'sight' | 'seat'>, seat: number, token: number): TokenWords {
  const hero = faceOf(setup, seat);
  const { name, plural, line, enter } = at(hero.tokens, token);
  const { spaces, lines, left } = at(at(sight.seats, seat).tokens, token);
  return {
    name: tokenName(setup, seat, token),
    whose: seat === own ? say('ui-look-token-own') : say('ui-look-token-of', { seat: seatName(setup, seat) }),
    enter: enter !== null ? say('ui-look-token-enter', { text: enter }) : line ? say('ui-look-token-line') : say('ui-look-token-quiet'),
    ability: sentencesWith(hero.ability, [name, plural]),
    count: say('ui-cards-tokens-left', { name: plural, lying: spaces.length + lines.length, left }),
  };
}
