// What is worth a banner: short words for what must not be missed.
import { say } from '../lib/words';
import type { Setup, ToldEvent } from '../protocol/types';
import { beginsAction, plain, sentence, Voice } from './narrate';

export type Tone = 'turn' | 'plain' | 'bad' | 'end';

export interface Banner {
  text: string;
  tone: Tone;
}

/** The banners of the events from the number `from` on. */
export function banners(setup: Setup, events: readonly ToldEvent[], from: number, me: number | null): Banner[] {
  const voice = new Voice(setup, me);
  const found: Banner[] = [];
  // Between the beginning of a turn and its first action.
  let starts = false;
  for (const [n, event] of events.entries()) {
    if (event.kind === 'turn') starts = true;
    else if (beginsAction(event)) starts = false;
    const banner = n < from ? null : bannerOf(voice, event, starts);
    if (banner !== null) found.push(banner);
  }
  return found;
}

function bannerOf(voice: Voice, event: ToldEvent, starts: boolean): Banner | null {
  const told = (tone: Tone): Banner => ({ text: sentence(voice, event), tone });
  switch (event.kind) {
    case 'turn':
      return { text: say('ui-banner-turn', voice.seat(event.seat)), tone: 'turn' };
    case 'effect':
      return starts ? { text: say('ui-banner-start', { source: plain([voice.source(event.source)]) }), tone: 'plain' } : null;
    case 'exhausted':
    case 'defeat':
    case 'eliminated':
    case 'cut-short':
      return told('bad');
    case 'actions':
    case 'away':
    case 'off':
    case 'number':
    case 'mark':
    case 'named':
    case 'roll':
    case 'learned':
    case 'lies':
    case 'side':
    case 'takes-over':
    case 'pay':
    case 'cast':
    case 'full':
    case 'zone':
      return told('plain');
    case 'over':
      return told('end');
    default:
      return null;
  }
}

/** What is seen waits for its time; of what waits, only the newest turn and the last few are still worth it. */
export function crowd(queue: readonly Banner[], fresh: readonly Banner[]): Banner[] {
  const [shown, ...waiting] = [...queue, ...fresh];
  if (shown === undefined) return [];
  const turns = waiting.filter(({ tone }) => tone === 'turn');
  const newest = turns.at(-1);
  return [shown, ...waiting.filter((banner) => banner.tone !== 'turn' || banner === newest).slice(-MOST)];
}

const MOST = 3;

/** When the reader must decide, only what must not be missed is still worth its time; whose turn it is the question says. */
export function flushed(queue: readonly Banner[]): Banner[] {
  const newest = (tone: Tone) => queue.filter((banner) => banner.tone === tone).slice(-1);
  return [...newest('bad'), ...newest('end')];
}
