// What a finished game tells about itself: how the chances went, where it turned, which cards mattered.
import { fighterOf } from './game';
import type { Setup, Story, ToldEvent } from '../protocol/types';

/** A side's chance to win after each step. */
export interface Course {
  team: number;
  /** A seat of the side, whose chance it is. */
  seat: number;
  chances: number[];
}

/** Of two duelists one course tells all: that of the reader's side, else of the first. Else each side has its own. */
export function courses(setup: Setup, story: Story, me: number | null): Course[] {
  const teams = [...new Set(setup.seats.map(({ team }) => team))];
  const own = me === null ? undefined : setup.seats[me]?.team;
  const shown = teams.length === 2 ? [own ?? teams[0] ?? 0] : teams;
  // While fighters are still being placed there is nothing to judge: the first turn tells how it stands.
  const begun = Math.max(
    0,
    story.steps.findIndex(({ turn }) => turn > 0),
  );
  return shown.map((team) => {
    const seat = setup.seats.findIndex((each) => each.team === team);
    return { team, seat, chances: story.steps.map((_, step) => story.steps[Math.max(step, begun)]?.chances[seat] ?? 0) };
  });
}

/** A moment and how much a side's chance changed with it. */
export interface Swing {
  step: number;
  turn: number;
  /** The side's chance before and after. */
  from: number;
  to: number;
}

/** The turns in which a side's chance changed most, the largest change first. */
export function swings(story: Story, { chances }: Course, most: number): Swing[] {
  const turns = new Map<number, Swing>();
  story.steps.forEach(({ turn }, step) => {
    if (step === 0) return;
    const before = chances[step - 1] ?? 0;
    const now = chances[step] ?? 0;
    // What a choice brings about may be the beginning of the next turn; it belongs to the one in which it was made.
    const made = story.steps[step - 1]?.turn ?? turn;
    if (made === 0) return;
    const swing = turns.get(made) ?? { step, turn: made, from: before, to: now };
    const larger = Math.abs(now - before) > Math.abs((chances[swing.step] ?? 0) - (chances[swing.step - 1] ?? 0));
    turns.set(made, { ...swing, to: now, step: larger ? step : swing.step });
  });
  const size = ({ from, to }: Swing) => Math.abs(to - from);
  return [...turns.values()].sort((a, b) => size(b) - size(a)).slice(0, most);
}

/** The step of a replay in which an event happened. */
export const stepOf = (story: Story, event: number): number =>
  Math.max(
    0,
    story.steps.findIndex(({ events }) => events > event),
  );

/** What a card did in a game. */
export interface Feat {
  seat: number;
  card: number;
  played: number;
  /** To the other side. */
  damage: number;
  /** How much the chance of its side grew in the steps in which it was at work. */
  gain: number;
  /** The step in which it did most. */
  step: number;
}

/** Every card that was revealed, played as a scheme or did damage; those that did most damage first. */
export function feats(setup: Setup, events: readonly ToldEvent[], story: Story): Feat[] {
  const found = new Map<string, Feat & { best: number }>();
  const of = (seat: number, card: number, event: number) => {
    const key = `${seat} ${card}`;
    const deed = found.get(key) ?? { seat, card, played: 0, damage: 0, gain: 0, step: stepOf(story, event), best: -1 };
    found.set(key, deed);
    return deed;
  };
  const teamOf = (seat: number) => setup.seats[seat]?.team;
  const chance = (seat: number, step: number) => story.steps[step]?.chances[seat] ?? 0;
  /** The card whose doing it is. */
  let source: { seat: number; card: number } | null = null;
  let attacker: number | null = null;
  let attack: { seat: number; card: number } | null = null;
  events.forEach((event, n) => {
    switch (event.kind) {
      case 'turn':
      case 'maneuver':
      case 'item':
        source = null;
        break;
      case 'scheme':
      case 'reveal': {
        const deed = of(event.seat, event.card, n);
        const step = stepOf(story, n);
        const gain = chance(event.seat, step) - chance(event.seat, step - 1);
        deed.played += 1;
        deed.gain += gain;
        if (gain > deed.best) Object.assign(deed, { best: gain, step });
        if (event.kind === 'scheme') source = event;
        else if (event.seat === attacker) attack = event;
        break;
      }
      case 'attack':
        attacker = fighterOf(setup, event.by).seat;
        attack = source = null;
        break;
      case 'result':
        source = attack;
        break;
      case 'effect':
        source = event.source.kind === 'card' ? event.source : null;
        break;
      case 'damage':
        if (source !== null && teamOf(source.seat) !== teamOf(fighterOf(setup, event.fighter).seat))
          of(source.seat, source.card, n).damage += event.amount;
        break;
      default:
    }
  });
  return [...found.values()].map(({ best: _, ...deed }) => deed).sort((a, b) => b.damage - a.damage || b.gain - a.gain);
}

/** Steps of a replay at which something begins. */
export interface Marks {
  turns: number[];
  combats: number[];
}

/** The next of these steps after one, or the last before it; null if there is none. */
export function jump(steps: readonly number[], from: number, way: 1 | -1): number | null {
  return (way === 1 ? steps.find((step) => step > from) : steps.findLast((step) => step < from)) ?? null;
}
