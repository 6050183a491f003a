// What the coach says of a decision, as lines to be read.
import { cardOf } from '../lib/game';
import { say, sayKey } from '../lib/words';
import type { AdviceFace, Decision, OddsFace, Setup, TableFace } from '../protocol/types';
import { optionWords } from './words';

/** Whether somebody may have a coach here: nobody else plays. */
export const mayCoach = ({ seats, status }: TableFace, seat: number | null): boolean =>
  seat !== null && status === 'playing' && seats.every(({ bot }, other) => other === seat || bot !== null);

/** Whether odds can be told of a decision. */
export const isCombat = ({ options }: Decision): boolean =>
  options.some(
    ({ deed: { kind } }) => kind === 'attack' || kind === 'play' || kind === 'defend' || kind === 'defend-open' || kind === 'no-defense',
  );

export interface OddsLine {
  option: number;
  words: string;
  /** The chance that no damage is dealt, in percent. */
  blocked: number;
  damage: string;
  least: number;
  most: number;
  exact: boolean;
}

const percent = (share: number): number => Math.round(100 * share);

/** The odds, the most promising first: for who attacks the most damage, for who defends the least. */
export function oddsLines(setup: Setup, decision: Decision, odds: readonly OddsFace[]): OddsLine[] {
  const { seat } = decision.asked;
  const line = ({ option, card, blocked, damage, least, most, exact }: OddsFace): OddsLine[] => {
    const face = decision.options[option];
    if (face === undefined) return [];
    const { deed } = face;
    // In a narrow list the card's name is enough: what is done with it the heading says.
    const words = deed.kind === 'play' || deed.kind === 'defend' ? cardOf(setup, seat, deed.card).name : optionWords(setup, seat, face);
    const with_ = card === null ? words : say('ui-advisor-with', { option: words, card: cardOf(setup, seat, card).name });
    return [{ option, words: with_, blocked: percent(blocked), damage: damage.toFixed(1), least, most, exact }];
  };
  const defends = decision.asked.ask === 'defense';
  const sorted = [...odds].sort((a, b) => (defends ? a.damage - b.damage : b.damage - a.damage));
  return sorted.flatMap(line);
}

/** What a bot would choose and why, in sentences. */
export function adviceWords(setup: Setup, decision: Decision, { option, chance, next, reasons }: AdviceFace): string[] {
  const words = (index: number): string => {
    const face = decision.options[index];
    return face === undefined ? '' : optionWords(setup, decision.asked.seat, face);
  };
  const said = [say('ui-advisor-choice', { option: words(option), chance: percent(chance) })];
  said.push(...reasons.map(({ reason, whose }) => sayKey(`ui-advisor-because-${reason}`, { whose })));
  if (next !== null) {
    const [other, its] = next;
    if (reasons.length === 0) said.push(say('ui-advisor-ahead'));
    said.push(say('ui-advisor-next', { option: words(other), chance: percent(its) }));
  }
  return said;
}
