// Pictures by name. A chunk of them is fetched when the first one of it is drawn; until then there is nothing to see.
import { createSubscriber } from 'svelte/reactivity';
import { loads, names } from 'virtual:pictures';

const chunkOf = new Map(names.flatMap((list, chunk) => list.split(' ').map((name) => [name, chunk] as const)));
const paths = new Map<string, string>();
const asked = new Set<number>();
let arrived: () => void = () => undefined;
const watched = createSubscriber((update) => {
  arrived = update;
});

/** The names of all pictures that the client carries. */
export const allPictures = (): string[] => [...chunkOf.keys()];

/** Whether the client carries a picture of this name. */
export const isPicture = (name: string): boolean => chunkOf.has(name);

/** The path of a picture in a square of 512; empty until it is here. */
export function picture(name: string): string {
  const path = paths.get(name);
  if (path !== undefined) return path;
  watched();
  const chunk = chunkOf.get(name);
  if (chunk !== undefined) void fetchChunk(chunk);
  return '';
}

async function fetchChunk(chunk: number): Promise<void> {
  if (asked.has(chunk)) return;
  asked.add(chunk);
  try {
    const found = await loads[chunk]?.();
    for (const [name, path] of Object.entries(found?.default ?? {})) paths.set(name, path);
    arrived();
  } catch {
    // Without a connection there is no picture; the next one that is drawn asks again.
    asked.delete(chunk);
  }
}
