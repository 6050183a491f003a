// How often the words that are spoken have changed. Whatever is said reads it, so that Svelte says it anew in another language;
// a plain number, because hundreds of words are said for every event.
let version = $state(0);

export const heard = (): number => version;

export function changed(): void {
  version += 1;
}
