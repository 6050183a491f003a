// What the keys do at a table. Each handler says whether the key was meant for it.
import type GameBoard from '../board/GameBoard.svelte';
import { nearest, type Direction } from '../board/geometry';
import { tokensAt } from '../board/tokens';
import { zoom } from '../cards/zoom.svelte';
import { at, type Game } from '../lib/game';
import type { LiveTable } from '../lib/table.svelte';
import { seatOrder } from './look';
import { byDigit } from './options';
import type { Picking } from './picking.svelte';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** The part of the board that a pan moves by. */
const FAR = 0.15;
const PANS: Readonly<Record<Direction, readonly [number, number]>> = { left: [-FAR, 0], right: [FAR, 0], up: [0, -FAR], down: [0, FAR] };

/** What is open beside the board. */
export interface Panels {
  log: boolean;
  menu: boolean;
  keys: boolean;
  /** The coach, where it has no room beside the board. */
  coach: boolean;
}

export class Keyboard {
  readonly #live: LiveTable;
  readonly #picking: Picking;
  readonly #panels: Panels;
  readonly #board: () => GameBoard | undefined;
  #deck = 0;

  constructor(live: LiveTable, picking: Picking, panels: Panels, board: () => GameBoard | undefined) {
    this.#live = live;
    this.#picking = picking;
    this.#panels = panels;
    this.#board = board;
  }

  readonly key = (event: KeyboardEvent): void => {
    const { game, handOver } = this.#live;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !game) return;
    if (zoom.shown || handOver || document.querySelector('dialog[open]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select')) return;
    const onButton = target?.closest('button, a, [role="button"]') != null;
    if (this.#onBoard(event, game) || this.#chooses(event, onButton) || this.#opens(event, game)) event.preventDefault();
  };

  #onBoard(event: KeyboardEvent, game: Game): boolean {
    const board = this.#board();
    const direction = ARROWS[event.key];
    if (direction && event.shiftKey) board?.pan(...PANS[direction]);
    else if (direction) return this.#moveCursor(direction, game);
    else if (event.key === '+' || event.key === '=') board?.zoom(1.4);
    else if (event.key === '-') board?.zoom(1 / 1.4);
    else if (event.key === 'Home') board?.reset();
    else return false;
    return true;
  }

  /** The cursor begins where the picked fighter stands, else with the first own fighter. */
  #moveCursor(direction: Direction, { setup, sight, seat: own }: Game): boolean {
    const spaces = this.#board()?.layout();
    if (!spaces) return false;
    const first =
      this.#picking.fighter ?? setup.fighters.findIndex(({ seat }, i) => seat === (own ?? 0) && sight.fighters[i]?.space != null);
    const from = this.#picking.cursor ?? sight.fighters[first]?.space ?? 0;
    this.#picking.cursor = nearest(spaces, from, direction) ?? from;
    return true;
  }

  #chooses(event: KeyboardEvent, onButton: boolean): boolean {
    const picking = this.#picking;
    const { entries, page, cursor } = picking;
    if (/^[0-9]$/.test(event.key)) {
      const entry = byDigit(entries, page, Number(event.key));
      if (entry) picking.take(entry);
      if (entry !== undefined || event.key !== '0') return entry !== undefined;

      if (entries.length > 9) {
        picking.page = page + 9 < entries.length ? page + 9 : 0;
        picking.listed = true;
      } else this.#board()?.reset();
      return true;
    }
    if ((event.key !== ' ' && event.key !== 'Enter') || onButton) return false;
    const [only] = entries;
    if (this.#live.scene?.holding) this.#live.read();
    else if (this.#live.scene?.running && this.#live.paused) this.#live.step();
    else if (this.#live.scene?.running) this.#live.skip();
    else if (event.key === 'Enter' && cursor !== null) picking.onCursor(cursor);
    else if (entries.length === 1 && only) picking.take(only);
    else return false;
    return true;
  }

  #opens(event: KeyboardEvent, game: Game): boolean {
    const picking = this.#picking;
    const panels = this.#panels;
    switch (event.key.toLowerCase()) {
      case 'escape':
        if (picking.listed) picking.listed = false;
        else if (panels.log) panels.log = false;
        else if (panels.menu) panels.menu = false;
        else if (picking.picked.length > 0) picking.letGo();
        else picking.cursor = null;
        return true;
      case '?':
        panels.keys = true;
        return true;
      case 'u':
        if (game.undoFree || game.undoAsk) this.#live.undo();
        return true;
      case 'o':
        picking.listed = !picking.listed && picking.entries.length > 0;
        return true;
      case 'l':
        panels.log = !panels.log;
        return true;
      case 'p':
        this.#live.pause(!this.#live.paused);
        return true;
      case 'd': {
        const seats = seatOrder(game);
        const seat = at(seats, this.#deck++ % seats.length);
        zoom.deck(at(game.setup.seats, seat).hero, at(game.sight.seats, seat));
        return true;
      }
      case 'z': {
        const space = picking.cursor;
        if (space === null) return false;
        const item = game.sight.items[game.setup.board.item_spaces.indexOf(space)];
        if (item != null) zoom.item(at(game.setup.items, item));
        zoom.tokens(game, tokensAt(game.sight.seats, { space }));
        return true;
      }
      case 'c':
        document.querySelector<HTMLElement>('[data-card]')?.focus();
        return true;
      default:
        return false;
    }
  }
}
