// Short lessons after the first duel: each is a scene of a real game with a few steps, which lie in `content/lessons/`.
// What has been done of them is kept on this device.
import type { AskKind, Made } from '../protocol/types';
import { api } from './api';

/** What is to be done at a question. */
export interface Step {
  ask: AskKind;
  /** One good answer, in the notation. */
  do: string;
  /** How a good answer begins, where others are as good. */
  like?: string;
}

export interface Lesson {
  /** Its place among the lessons. */
  order: number;
  /** The bot on the other side. */
  level: string;
  /** The game up to the scene, as a `.game` file; the first seat is the learner's. */
  record: string[];
  steps: Step[];
}

const files = import.meta.glob<Lesson>('../../../content/lessons/*.json', { import: 'default' });
const nameOf = (path: string): string => path.split('/').at(-1)?.replace('.json', '') ?? '';

/** All lessons in their order. */
export async function lessons(): Promise<[string, Lesson][]> {
  const all = await Promise.all(Object.entries(files).map(async ([path, load]): Promise<[string, Lesson]> => [nameOf(path), await load()]));
  return all.sort(([, a], [, b]) => a.order - b.order);
}

/** A lesson at a table, and how far it has come. */
export interface Scene {
  name: string;
  step: number;
  /** Something else was done than the step says. */
  astray: boolean;
}

interface Kept {
  tables: Record<string, Scene>;
  done: string[];
}

const KEY = 'peerless.lessons';
/** Tables of lessons that are remembered. */
const MOST = 20;

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept === 'object' && kept !== null && 'tables' in kept && 'done' in kept && Array.isArray(kept.done)) return kept as Kept;
  } catch {
    // Broken or missing: nothing has been learned yet.
  }
  return { tables: {}, done: [] };
}

export const learned: Kept = $state(load());

function keep(): void {
  const tables = Object.entries(learned.tables).slice(-MOST);
  learned.tables = Object.fromEntries(tables);
  try {
    localStorage.setItem(KEY, JSON.stringify(learned));
  } catch {
    // A browser without storage begins each lesson anew.
  }
}

/** Makes a table that begins with the scene. */
export async function beginScene(name: string, lesson: Lesson, me: string): Promise<Made> {
  const made = await api.continueFrom({
    record: lesson.record.join('\n'),
    choices: lesson.record.filter((line) => /^\d+ /.test(line)).length,
    seats: [
      { kind: 'me', name: me },
      { kind: 'bot', level: lesson.level },
    ],
  });
  learned.tables[made.table] = { name, step: 0, astray: false };
  keep();
  return made;
}

/** The scene after an answer. */
export function answered(scene: Scene, steps: readonly Step[], { ask, text }: { ask: AskKind; text: string }): Scene {
  const step = steps[scene.step];
  if (scene.astray || step === undefined || step.ask !== ask) return scene;
  const fits = step.like === undefined ? text === step.do : text.startsWith(step.like);
  return fits ? { ...scene, step: scene.step + 1 } : { ...scene, astray: true };
}

/** The scene after the last answer was taken back, to a question of this kind. */
export function takenBack(scene: Scene, steps: readonly Step[], ask: AskKind | null): Scene {
  const before = scene.astray ? scene.step : scene.step - 1;
  return steps[before]?.ask === ask ? { ...scene, step: before, astray: false } : scene;
}

/** Notes how far the lesson of a table has come. */
export function noteScene(table: string, scene: Scene, steps: readonly Step[]): void {
  learned.tables[table] = scene;
  if (scene.step >= steps.length && !learned.done.includes(scene.name)) learned.done.push(scene.name);
  keep();
}
