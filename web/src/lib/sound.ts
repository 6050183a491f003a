// Sounds made on the spot: a few oscillators and a burst of noise, nothing to load.
import type { EventFace, Setup } from '../protocol/types';
import { at } from './game';
import { settings } from './settings.svelte';

export type Sound = 'move' | 'attack' | 'reveal' | 'hit' | 'draw' | 'turn' | 'win' | 'lose' | 'click' | 'call' | 'phrase';

/** A tone: from a pitch to a pitch in hertz, when and for how long in seconds. */
interface Tone {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  at: number;
  for: number;
  loud: number;
}

export const tones: Record<Sound, readonly Tone[]> = {
  move: [{ wave: 'triangle', from: 220, to: 180, at: 0, for: 0.09, loud: 0.25 }],
  attack: [
    { wave: 'noise', from: 900, to: 3800, at: 0, for: 0.18, loud: 0.3 },
    { wave: 'sawtooth', from: 160, to: 320, at: 0.02, for: 0.16, loud: 0.12 },
  ],
  reveal: [
    { wave: 'noise', from: 2600, to: 1400, at: 0, for: 0.07, loud: 0.18 },
    { wave: 'sine', from: 523, to: 784, at: 0.05, for: 0.2, loud: 0.2 },
  ],
  hit: [
    { wave: 'noise', from: 700, to: 120, at: 0, for: 0.2, loud: 0.5 },
    { wave: 'sine', from: 140, to: 50, at: 0, for: 0.25, loud: 0.5 },
  ],
  draw: [{ wave: 'noise', from: 1800, to: 3200, at: 0, for: 0.08, loud: 0.16 }],
  turn: [
    { wave: 'sine', from: 659, to: 659, at: 0, for: 0.16, loud: 0.22 },
    { wave: 'sine', from: 880, to: 880, at: 0.13, for: 0.3, loud: 0.22 },
  ],
  win: [
    { wave: 'triangle', from: 523, to: 523, at: 0, for: 0.2, loud: 0.28 },
    { wave: 'triangle', from: 659, to: 659, at: 0.15, for: 0.2, loud: 0.28 },
    { wave: 'triangle', from: 784, to: 784, at: 0.3, for: 0.2, loud: 0.28 },
    { wave: 'triangle', from: 1047, to: 1047, at: 0.45, for: 0.6, loud: 0.3 },
  ],
  lose: [
    { wave: 'triangle', from: 392, to: 392, at: 0, for: 0.25, loud: 0.26 },
    { wave: 'triangle', from: 330, to: 330, at: 0.22, for: 0.25, loud: 0.26 },
    { wave: 'triangle', from: 262, to: 247, at: 0.44, for: 0.7, loud: 0.28 },
  ],
  call: [
    { wave: 'sine', from: 784, to: 784, at: 0, for: 0.18, loud: 0.3 },
    { wave: 'sine', from: 1047, to: 1047, at: 0.16, for: 0.18, loud: 0.3 },
    { wave: 'sine', from: 1319, to: 1319, at: 0.32, for: 0.4, loud: 0.3 },
  ],
  phrase: [{ wave: 'sine', from: 587, to: 698, at: 0, for: 0.12, loud: 0.14 }],
  click: [{ wave: 'square', from: 900, to: 700, at: 0, for: 0.03, loud: 0.06 }],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers stay silent until the first click or key.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const tone of tones[sound]) sounds(context, tone);
}

function sounds(context: AudioContext, tone: Tone): void {
  const begin = context.currentTime + tone.at;
  const end = begin + tone.for;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(tone.loud, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  if (tone.wave === 'noise') {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise ??= hiss(context);
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(tone.from, begin);
    filter.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
  } else {
    const source = context.createOscillator();
    source.type = tone.wave;
    source.frequency.setValueAtTime(tone.from, begin);
    source.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(gain);
    source.start(begin);
    source.stop(end);
  }
}

/** A second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** The sound of an event for a seat; null for what passes in silence. */
export function soundOf(setup: Setup, event: EventFace, seat: number | null): Sound | null {
  switch (event.kind) {
    case 'turn':
      return event.seat === seat ? 'turn' : null;
    case 'move':
    case 'place':
    case 'swap':
      return 'move';
    case 'attack':
      return 'attack';
    case 'reveal':
    case 'scheme':
    case 'boost':
    case 'blind-boost':
      return 'reveal';
    case 'damage':
      return event.amount > 0 ? 'hit' : null;
    case 'draw':
      return 'draw';
    case 'over':
      return seat !== null && at(setup.seats, seat).team !== event.team ? 'lose' : 'win';
    default:
      return null;
  }
}
