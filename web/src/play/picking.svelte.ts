// What can be chosen at a table, what has been picked of it so far, and what a click on anything does.
import { type Marks, NO_MARKS } from '../board/marks';
import type { LiveTable } from '../lib/table.svelte';
import { bodyOf, standsOn } from '../board/tokens';
import type { Deed, SiteFace, Wish } from '../protocol/types';
import { hitBy, stopsOf, wayOf } from './look';
import { spokenToken } from './spoken';
import { lies, liesAside, progressed, type Progress } from './tray';
import { click, entries as entriesOf, fightersOf, given, glow, open, same, ways as waysOf, type Entry, type Part } from './options';

export class Picking {
  readonly #live: LiveTable;
  #picked: Part[] = $state.raw([]);
  /** The number of the first entry that the digits choose. */
  page = $state(0);
  /** The list of all options is open. */
  listed = $state(false);
  /** The space under the keyboard's cursor. */
  cursor: number | null = $state(null);
  /** The card of the hand that is pointed at, or has the focus. */
  held: number | null = $state(null);
  /** The space under the pointer. */
  hovered: number | null = $state(null);

  readonly #ways = $derived.by(() => {
    const { game } = this.#live;
    return game?.decision ? waysOf(game.decision.options, game.sight, liesAside(game.setup, game.sight, game.decision)) : [];
  });
  readonly lit = $derived.by(() => glow(this.#ways, this.#picked));
  /** First what the prompt shows as buttons: what has no other place, and what is easily missed. */
  readonly entries = $derived.by((): Entry[] => {
    const all = entriesOf(this.#ways, this.#picked);
    return [...all.filter((entry) => this.#inPrompt(entry)), ...all.filter((entry) => !this.#inPrompt(entry))];
  });
  /** How many entries the prompt shows. */
  readonly shown = $derived.by(() => this.entries.filter((entry) => this.#inPrompt(entry)).length);
  readonly card = $derived.by(() => this.#picked.find((part) => part.kind === 'card')?.id ?? null);
  readonly fighter = $derived.by(() => this.#picked.find((part) => part.kind === 'fighter')?.id ?? null);
  readonly #hits = $derived.by(() => {
    const { game } = this.#live;
    const hits = game && this.held !== null && this.#picked.length === 0 ? hitBy(game, this.held) : null;
    return hits !== null && hits.size > 0 ? hits : null;
  });
  readonly marks = $derived.by((): Marks => ({
    ...this.lit,
    // A card that is looked at shows whom it could hit, and nobody else.
    ...(this.#hits && { targets: this.#hits }),
    picked: fightersOf(this.#picked),
    head: this.#picked.length > 1 ? (this.#picked.find(({ kind }) => kind === 'space')?.id ?? null) : null,
    cursor: this.cursor,
    held: this.#goes ? this.#token : this.#passed,
    stops: this.#stops,
  }));
  /** Where tokens end the moves that are offered of the fighter that is picked. */
  readonly #stops = $derived.by(() => {
    const { game } = this.#live;
    const ways = game && this.fighter !== null ? open(this.#ways, this.#picked) : [];
    return game
      ? stopsOf(
          game,
          ways.map(({ option }) => option.deed),
        )
      : NO_MARKS.stops;
  });
  /** It is asked where a token goes that lies on the board. */
  readonly #goes = $derived.by(() => this.#ways.some(({ option: { deed } }) => deed.kind === 'token' && deed.verb === 'move'));
  /** The place of a token that a question is about. */
  readonly #passed = $derived.by((): SiteFace | null => {
    const { game } = this.#live;
    return game?.decision?.asked.ask === 'yes-no' ? (spokenToken(game, game.decision.asked)?.site ?? null) : null;
  });
  /** The place of the token that was chosen last. */
  #token: SiteFace | null = $state.raw(null);
  /** The way to the space under the pointer, from where the picked fighter stands. */
  readonly path = $derived.by((): number[] => {
    const { game } = this.#live;
    const end = this.hovered ?? this.cursor;
    if (end === null || game === null) return [];
    // With the head picked, the pointer shows where the tail would lie.
    const headed = this.#picked.some(({ kind }) => kind === 'space');
    const leads = (deed: Deed) => deed.kind === 'move' && (headed ? deed.tail : deed.to) === end;
    const found = open(this.#ways, this.#picked).find(({ option }) => leads(option.deed));
    if (found?.option.deed.kind !== 'move' || this.#picked.length === 0) return [];
    return wayOf(game, found.option.deed);
  });
  /** Cards lie there to be chosen from. */
  readonly tray = $derived.by(() => this.#live.game?.decision?.asked.ask === 'card-order' || this.entries.some(lies));
  /** Answers that were given to the same question just before. */
  done = $state(0);
  /** The cards of an order that is being answered, one question at a time. */
  #order: number[] = [];
  /** Something has been picked that can be let go again. */
  readonly loose = $derived.by(() => this.#picked.length !== given(this.#ways).length);

  /** Made while a component is: it follows the decisions of the table. */
  constructor(live: LiveTable) {
    this.#live = live;
    let decided: number | null = null;
    $effect(() => {
      const n = live.game?.decision?.n;
      if (n === undefined || n === decided) return;
      decided = n;
      this.#pick(given(this.#ways));
      this.#count();
      this.#goOn();
    });
  }

  /** Answers a whole order: what is asked now, and what is asked next. */
  arrange(cards: number[]): void {
    this.#order = cards;
    this.#goOn();
  }

  #goOn(): void {
    const decision = this.#live.game?.decision;
    const [next, ...rest] = this.#order;
    if (!decision || next === undefined) return;
    const index = decision.options.findIndex(({ deed }) => deed.kind === 'card' && deed.card === next);
    const fits = decision.asked.ask === 'card-order' && index >= 0;
    this.#order = fits ? rest : [];
    if (fits) this.#send(index);
  }

  /** How many of the answers that a text wants have been given. */
  #count(): void {
    const asked = this.#live.game?.decision?.asked;
    if (!asked) return;
    this.#progress = progressed(this.#progress, asked);
    this.done = this.#progress.done;
  }
  #progress: Progress = { asks: '', left: null, done: 0 };

  get picked(): readonly Part[] {
    return this.#picked;
  }

  letGo(): void {
    this.#pick([]);
  }

  take(entry: Entry): void {
    if (entry.does.kind === 'send') this.#send(entry.does.index);
    else this.#choose(entry.does.part);
  }

  /** A click while something is being shown skips ahead. */
  skipped(): boolean {
    if (!(this.#live.scene?.running ?? false)) return false;
    this.#live.skip();
    return true;
  }

  onSpace(space: number): void {
    if (this.skipped() || this.#goTo(space)) return;
    const here = this.#optionsOn(space);
    const [only] = here;
    if (here.length === 1 && only !== undefined && this.#choose({ kind: 'fighter', id: only })) return;
    this.#why(this.fighter === null ? { kind: 'space', space } : { kind: 'move', fighter: this.fighter, space });
  }

  /** A space is chosen: for the tail where that of the head is picked already. */
  #goTo(space: number): boolean {
    const headed = this.#picked.some(({ kind }) => kind === 'space');
    return (headed && this.#choose({ kind: 'tail', id: space })) || this.#choose({ kind: 'space', id: space });
  }

  onFighter(fighter: number): void {
    if (this.skipped() || this.#choose({ kind: 'fighter', id: fighter })) return;
    const here = bodyOf(this.#live.game?.sight.fighters[fighter]).find((space) => this.lit.spaces.has(space));
    if (here !== undefined && this.#goTo(here)) return;
    this.#why(this.fighter === null ? { kind: 'fighter', fighter } : { kind: 'attack', by: this.fighter, at: fighter });
  }

  onCard(card: number): void {
    if (this.skipped() || this.#choose({ kind: 'card', id: card })) return;
    this.#why({ kind: 'card', card });
  }

  onDoor(door: number): void {
    if (!this.skipped()) this.#choose({ kind: 'door', id: door });
  }

  onLine(line: number): void {
    if (!this.skipped()) this.#choose({ kind: 'line', id: line });
  }

  onItem(item: number): void {
    if (!this.skipped()) this.#choose({ kind: 'item', id: item });
  }

  /** A fighter dragged onto a space, or onto who stands there. */
  onDrop(fighter: number, space: number): void {
    const { game } = this.#live;
    if (!game || this.skipped()) return;
    const by: Part = { kind: 'fighter', id: fighter };
    const mine = open(this.#ways, [by]);
    const holds = (part: Part) => mine.some((way) => way.parts.some((each) => same(each, part)));
    const onto: Part[] = [
      ...game.sight.fighters.flatMap((each, id): Part[] => (standsOn(each, space) && id !== fighter ? [{ kind: 'fighter', id }] : [])),
      { kind: 'space', id: space },
    ];
    const target = onto.find(holds);
    if (target) {
      this.#picked = [by];
      this.#choose(target);
      return;
    }
    const enemy = onto.find((part) => part.kind === 'fighter' && game.setup.fighters[part.id]?.seat !== game.seat);
    this.#why(enemy ? { kind: 'attack', by: fighter, at: enemy.id } : { kind: 'move', fighter, space });
  }

  /** A click under the cursor: who stands there is meant before the space itself. */
  onCursor(space: number): void {
    const [first] = this.#optionsOn(space);
    if (first !== undefined && !this.lit.spaces.has(space)) this.onFighter(first);
    else this.onSpace(space);
  }

  #inPrompt(entry: Entry): boolean {
    const { button, does } = entry;
    const { deed } = entry.option;
    if (lies(entry)) return false;
    if (button) return true;
    if (deed.kind === 'item' || deed.kind === 'use' || deed.kind === 'open' || deed.kind === 'close') return true;
    // Who is not on the board yet cannot be clicked there.
    const who = does.kind === 'pick' ? (does.part.kind === 'fighter' ? does.part.id : null) : deed.kind === 'place' ? deed.fighter : null;
    return who !== null && this.#picked.length === 0 && this.#live.game?.sight.fighters[who]?.space === null;
  }

  #optionsOn(space: number): number[] {
    const able = (fighter: number) => this.lit.fighters.has(fighter) || this.lit.targets.has(fighter);
    return this.#live.game?.sight.fighters.flatMap((each, fighter) => (standsOn(each, space) && able(fighter) ? [fighter] : [])) ?? [];
  }

  #pick(picked: Part[]): void {
    this.#picked = picked;
    this.page = 0;
    this.#live.word = null;
  }

  /** Picks a part or sends the option that it ends; false if it is neither. */
  #choose(part: Part): boolean {
    const what = click(this.#ways, this.#picked, part);
    switch (what.kind) {
      case 'send':
        this.#send(what.index);
        return true;
      case 'pick':
        this.#pick(what.picked);
        return true;
      case 'none':
        return false;
    }
  }

  #send(index: number): void {
    this.#picked = [];
    this.listed = false;
    const deed = this.#live.game?.decision?.options[index]?.deed;
    this.#token = deed?.kind === 'token' && deed.verb === 'choose' ? deed.at : null;
    this.#live.answer(index);
  }

  #why(wish: Wish): void {
    const { game } = this.#live;
    if (game && game.seat !== null && game.table.status === 'playing') this.#live.why(wish);
  }
}
