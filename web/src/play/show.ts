// Shows what happens, event by event. In the end what is shown is what the table last said, whatever came before.
import type { Effect } from '../board/marks';
import type { Play } from '../lib/net';
import type { EventFace, FighterSight, PileCard, SeatSight, Setup, Sight, SiteFace, TokenSight } from '../protocol/types';

export interface Scene {
  sight: Sight;
  /** How many events have been shown, the present one included. */
  shown: number;
  effect: Effect | null;
  /** How long the present step lasts, in milliseconds. */
  pace: number;
  /** Events wait to be shown. */
  running: boolean;
  /** A combat's result waits to be read. */
  holding: boolean;
  /** Each step waits for a word. */
  paused: boolean;
}

export interface ShowConfig {
  /** Milliseconds of what takes `normal` at normal speed; 0: at once. */
  duration(normal: number): number;
  later(ms: number, call: () => void): () => void;
  onscene(scene: Scene): void;
  /** How long the result of a combat of these two stays before it goes on by itself; null: until it has been read. */
  reads(by: number, at: number): number | null;
  /** Each event once, when its turn comes. */
  onevent?(event: EventFace): void;
}

export class Show {
  scene: Scene;
  #play: Play;
  /** What the table said to be true after so many events, oldest first; the last is the present. */
  #truths: { events: number; sight: Sight }[];
  #steps: Step[] = [];
  #cancel: (() => void) | null = null;
  #skipping = false;
  #paused = false;

  constructor(
    play: Play,
    private readonly config: ShowConfig,
  ) {
    this.#play = play;
    this.#truths = [{ events: play.events.length, sight: play.sight }];
    this.scene = settled(play, false);
  }

  /** Everything anew: nothing is animated. */
  reset(play: Play): void {
    this.#still();
    this.#play = play;
    this.#truths = [{ events: play.events.length, sight: play.sight }];
    this.#to(settled(play, this.#paused));
  }

  /** More has happened. */
  add(play: Play): void {
    this.#play = play;
    this.#truths.push({ events: play.events.length, sight: play.sight });
    if (!this.scene.running) this.#next();
  }

  /** Shows the rest at once, up to the next result that must be read. */
  skip(): void {
    if (!this.scene.running || this.scene.holding) return;
    this.#halt();
    this.#skipping = true;
    this.#next();
  }

  /** From now on each step waits for a word, or no longer does. */
  pause(paused: boolean): void {
    if (this.#paused === paused) return;
    this.#paused = paused;
    this.#to({ ...this.scene, paused });
    if (!this.scene.running) return;
    if (paused) this.#halt();
    else if (!this.scene.holding) this.#next();
    else this.#hold();
  }

  /** The next step, while all wait. */
  step(): void {
    if (this.scene.holding) this.read();
    else if (this.#paused && this.scene.running) this.#next();
  }

  /** The result has been read: goes on. */
  read(): void {
    if (!this.scene.holding) return;
    this.#halt();
    this.scene = { ...this.scene, holding: false };
    this.#skipping = false;
    this.#next();
  }

  close(): void {
    this.#still();
  }

  #next(): void {
    for (;;) {
      const step = this.#steps.shift() ?? this.#begin();
      if (!step) {
        this.#skipping = false;
        return this.#to(settled(this.#play, this.#paused));
      }
      const pace = this.#skipping ? 0 : this.config.duration(step.ms);
      const paused = this.#paused;
      const scene: Scene = {
        sight: step.sight,
        shown: this.scene.shown,
        effect: step.effect,
        pace,
        running: true,
        holding: step.hold,
        paused,
      };
      const waits = paused && !this.#skipping && step.ms > 0;
      if (step.hold || pace > 0 || waits) {
        this.#to(scene);
        if (step.hold) this.#hold();
        else if (!paused) this.#later(pace, () => this.#next());
        return;
      }
      this.scene = scene;
    }
  }

  /** A result stays until it is read, or for its time. */
  #hold(): void {
    const fight = this.#play.events.slice(0, this.scene.shown).findLast(({ kind }) => kind === 'attack');
    const ms = fight?.kind === 'attack' ? this.config.reads(fight.by, fight.at) : null;
    if (ms !== null && !this.#paused) this.#later(ms, () => this.read());
  }

  #later(ms: number, call: () => void): void {
    this.#cancel = this.config.later(ms, () => {
      this.#cancel = null;
      call();
    });
  }

  #halt(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The first step of the next event. */
  #begin(): Step | null {
    const { events } = this.#play;
    const number = this.scene.shown;
    const before = this.#settle(number);
    const event = events[number];
    if (!event) return null;
    this.scene = { ...this.scene, shown: number + 1 };
    this.config.onevent?.(event);
    this.#steps = stepsOf(this.#play.setup, before, event);
    return this.#steps.shift() ?? null;
  }

  /** The sight before an event: what the table said there, if it did. */
  #settle(number: number): Sight {
    let sight = this.scene.sight;
    let truth = this.#truths[0];
    while (truth && truth.events <= number && this.#truths.length > 1) {
      sight = truth.sight;
      this.#truths.shift();
      truth = this.#truths[0];
    }
    return sight;
  }

  #to(scene: Scene): void {
    this.scene = scene;
    if (!scene.running) this.#truths = this.#truths.slice(-1);
    this.config.onscene(scene);
  }

  #still(): void {
    this.#halt();
    this.#steps = [];
    this.#skipping = false;
  }
}

function settled(play: Play, paused: boolean): Scene {
  return { sight: play.sight, shown: play.events.length, effect: null, pace: 0, running: false, holding: false, paused };
}

interface Step {
  sight: Sight;
  effect: Effect | null;
  ms: number;
  hold: boolean;
}

/** How an event is shown, from the sight before it. */
export function stepsOf(setup: Setup, before: Sight, event: EventFace): Step[] {
  const sight = after(setup, before, event);
  const step = (ms: number, effect: Effect | null = null): Step[] => [{ sight, effect, ms, hold: false }];
  switch (event.kind) {
    case 'move': {
      const path = event.path.length > 0 ? event.path : [event.to];
      // The tail of a large fighter follows its head.
      const tail = (i: number) => (event.tail === null ? null : (path[i - 1] ?? event.from));
      return path.map((space, i) => ({ sight: moved(before, event.fighter, space, tail(i)), effect: null, ms: 240, hold: false }));
    }
    case 'attack':
      return step(800, { kind: 'attack', by: event.by, at: event.at });
    case 'damage':
      return step(750, { kind: 'damage', fighter: event.fighter, amount: event.amount });
    case 'recover': {
      // Who is at full health already gains nothing.
      const amount = event.left - (before.fighters[event.fighter]?.health ?? event.left);
      return amount > 0 ? step(600, { kind: 'recover', fighter: event.fighter, amount }) : step(200);
    }
    case 'defeat':
      return [
        { sight: before, effect: { kind: 'defeat', fighter: event.fighter }, ms: 500, hold: false },
        { sight, effect: null, ms: 200, hold: false },
      ];
    case 'result':
      return [{ sight, effect: null, ms: 0, hold: true }];
    case 'reveal':
    case 'bonus-attack':
    case 'boost-from':
    case 'blind-boost':
    case 'boost':
    case 'canceled':
    case 'cut-short':
    case 'item-used':
    case 'scheme':
    case 'item':
      return step(700);
    case 'value':
    case 'effect':
    case 'place':
    case 'swap':
    case 'commit':
    case 'no-defense':
    case 'turn':
    case 'exhausted':
    case 'eliminated':
    case 'shown':
    case 'token':
    case 'lies':
    case 'side':
    case 'piled':
    case 'given':
    case 'off':
    case 'number':
    case 'mark':
    case 'named':
    case 'learned':
    case 'cast':
    case 'full':
    case 'zone':
      return step(450);
    case 'roll':
      return step(700);
    case 'draw':
    case 'discard':
    case 'take':
    case 'take-hidden':
    case 'take-out':
    case 'put-on-deck':
    case 'put-under-deck':
    case 'shuffle-in':
    case 'removed':
    case 'door':
    case 'pay':
    case 'counter':
    case 'state':
    case 'health-set':
    case 'takes-over':
    case 'away':
    case 'maneuver':
      return step(200);
    case 'hand-seen':
    case 'top-seen':
    case 'bottom-seen':
    case 'pile-seen':
    case 'shuffle':
    case 'scheme-done':
    case 'hand-limit':
    case 'actions':
    case 'over':
      return step(0);
  }
}

/** The sight after an event, as far as the event tells; the table's next word settles the rest. */
export function after(setup: Setup, sight: Sight, event: EventFace): Sight {
  switch (event.kind) {
    case 'turn':
      return { ...sight, active: event.seat };
    case 'actions':
      return { ...sight, actions: event.left };
    case 'move':
      return moved(sight, event.fighter, event.to, event.tail);
    case 'place':
      // Who is summoned again is no longer defeated.
      return fighter(sight, event.fighter, (each) => ({ ...standing(each, event.to, event.tail), defeated: false }));
    case 'swap':
      return moved(moved(sight, event.a, spaceOf(sight, event.b)), event.b, spaceOf(sight, event.a));
    case 'damage':
    case 'recover':
      return fighter(sight, event.fighter, (each) => ({ ...each, health: event.left }));
    case 'health-set':
      return fighter(sight, event.fighter, (each) => ({ ...each, health: event.to }));
    case 'defeat':
      return fighter(sight, event.fighter, (each) => ({ ...standing(each, null), defeated: true }));
    case 'away':
      return {
        ...sight,
        fighters: sight.fighters.map((each, i) => (setup.fighters[i]?.seat === event.seat ? standing(each, null) : each)),
      };
    case 'off':
      return moved(sight, event.fighter, null);
    case 'lies':
      return seat(sight, event.seat, (each) => ({ ...each, lying: [...each.lying, event.card] }));
    case 'piled':
      return seat(sight, event.holder, (each) => ({
        ...each,
        piles: each.piles.map((cards, i) => (i === event.pile ? [...cards, { seat: event.seat, card: event.card }] : cards)),
      }));
    case 'given':
      return seat(sight, event.to, (each) => ({ ...each, hand: each.hand + 1, known: [...each.known, event.card] }));
    case 'side':
      return seat(sight, event.seat, (each) => aside(each, event));
    case 'door':
      return { ...sight, closed: sight.closed.map((closed, i) => (i === event.door ? event.closed : closed)) };
    case 'draw':
      return seat(sight, event.seat, (each) => ({
        ...each,
        hand: each.hand + 1,
        deck: Math.max(0, each.deck - 1),
        known: event.card === null ? each.known : [...each.known, event.card],
      }));
    case 'commit':
    case 'boost':
    case 'scheme':
      return leavesHand(sight, event.seat, event.card);
    case 'counter':
      return seat(sight, event.seat, (each) => ({
        ...each,
        counters: each.counters.map((value, i) => (i === event.counter ? event.value : value)),
      }));
    case 'state':
      return seat(sight, event.seat, (each) => ({
        ...each,
        states: each.states.map((value, i) => (i === event.state ? event.value : value)),
      }));
    case 'token':
      return seat(sight, event.seat, (each) => ({
        ...each,
        tokens: each.tokens.map((tokens, i) => (i === event.token ? shifted(tokens, event.from, event.to) : tokens)),
      }));
    case 'eliminated':
      return seat(sight, event.seat, (each) => ({ ...each, out: true }));
    case 'over':
      return { ...sight, won: event.team };
    case 'maneuver':
    case 'item':
    case 'attack':
    case 'bonus-attack':
    case 'exhausted':
    case 'discard':
    case 'boost-from':
    case 'blind-boost':
    case 'no-defense':
    case 'item-used':
    case 'reveal':
    case 'effect':
    case 'cut-short':
    case 'canceled':
    case 'value':
    case 'result':
    case 'takes-over':
    case 'take':
    case 'take-hidden':
    case 'take-out':
    case 'number':
    case 'mark':
    case 'named':
    case 'learned':
    case 'roll':
    case 'scheme-done':
    case 'pay':
    case 'cast':
    case 'full':
    case 'zone':
    case 'put-on-deck':
    case 'put-under-deck':
    case 'shuffle-in':
    case 'shown':
    case 'hand-seen':
    case 'top-seen':
    case 'bottom-seen':
    case 'pile-seen':
    case 'removed':
    case 'shuffle':
    case 'hand-limit':
      return sight;
  }
}

/** A card of a side deck is turned up, discarded, or goes back under its deck. */
function aside(each: SeatSight, { seat, pile, card, what }: Extract<EventFace, { kind: 'side' }>): SeatSight {
  if (card === null || what === 'shuffle' || what === 'look') return each;
  const deck = each.piles[pile] ?? [];
  const gone = each.piles[pile + 1] ?? [];
  const open = each.lying.lastIndexOf(card);
  const lying = each.lying.filter((_, i) => i !== open);
  const put = (down: PileCard[], discarded: PileCard[]) =>
    each.piles.map((cards, i) => (i === pile ? down : i === pile + 1 ? discarded : cards));
  switch (what) {
    case 'open':
      return { ...each, lying: [...each.lying, card], piles: put(deck.slice(1), gone) };
    case 'discard':
      return { ...each, lying, piles: put(deck, [{ seat, card }, ...gone]) };
    case 'under': {
      const from = open < 0 ? gone.findIndex((other) => other.card === card) : -1;
      return {
        ...each,
        lying,
        piles: put(
          [...deck, { seat, card }],
          gone.filter((_, i) => i !== from),
        ),
      };
    }
  }
}

const spaceOf = (sight: Sight, id: number): number | null => sight.fighters[id]?.space ?? null;
const moved = (sight: Sight, id: number, space: number | null, tail: number | null = null): Sight =>
  fighter(sight, id, (each) => standing(each, space, tail));
/** How far it reaches from there, only the table knows. */
const standing = (each: FighterSight, space: number | null, tail: number | null = null): FighterSight => ({
  ...each,
  space,
  tail,
  reach: [],
  zone: [],
});

function fighter(sight: Sight, id: number, change: (each: FighterSight) => FighterSight): Sight {
  return { ...sight, fighters: sight.fighters.map((each, i) => (i === id ? change(each) : each)) };
}

function seat(sight: Sight, id: number, change: (each: Sight['seats'][number]) => Sight['seats'][number]): Sight {
  return { ...sight, seats: sight.seats.map((each, i) => (i === id ? change(each) : each)) };
}

/** Tokens of a kind after one of them has come from a space or the supply and gone to a space or away. */
function shifted({ spaces, lines, left }: TokenSight, from: SiteFace | null, to: SiteFace | null): TokenSight {
  const change = (list: readonly number[], leaves: number | null, comes: number | null) => {
    const gone = leaves === null ? -1 : list.indexOf(leaves);
    const rest = list.filter((_, i) => i !== gone);
    return comes === null ? rest : [...rest, comes];
  };
  const space = (site: SiteFace | null) => (site && 'space' in site ? site.space : null);
  const line = (site: SiteFace | null) => (site && 'line' in site ? site.line : null);
  return {
    spaces: change(spaces, space(from), space(to)),
    lines: change(lines, line(from), line(to)),
    left: left + (to === null ? 1 : 0) - (from === null ? 1 : 0),
  };
}

/** A card that is laid or used up is no longer in the hand. */
function leavesHand(sight: Sight, id: number, card: number | null): Sight {
  return seat(sight, id, (each) => {
    const place = card === null ? -1 : each.known.indexOf(card);
    return { ...each, hand: Math.max(0, each.hand - 1), known: each.known.filter((_, i) => i !== place) };
  });
}

/** Whether a game told anew only goes on from what was known, as after a broken connection; an undo does not. */
export function continues(known: readonly EventFace[], told: readonly EventFace[]): boolean {
  const last = known.length - 1;
  return (
    last >= 0 &&
    told.length >= known.length &&
    JSON.stringify(known[last]) === JSON.stringify(told[last]) &&
    told.length - known.length < 80
  );
}

/** Whether the combat panel is to be seen: from the attack until its result has been read. */
export function combatOpen(events: readonly EventFace[], scene: Pick<Scene, 'running' | 'holding' | 'sight'>): boolean {
  if (scene.holding) return true;
  for (let i = events.length - 1; i >= 0; i--) {
    const kind = events[i]?.kind;
    if (kind === 'result' || kind === 'turn') return false;
    if (kind === 'attack') return scene.running || scene.sight.combat !== null;
  }
  return false;
}
