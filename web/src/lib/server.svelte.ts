// Whether the server can be reached, and whether it has a newer client than this one.
export const server = $state({
  reachable: true,
  /** The server carries another version of the client. */
  newer: false,
});

/** The version of this client; none while it is being worked on. */
const own = typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>('meta[name="client"]')?.content;
/** The version that a client was loaded anew for: if that did not help, a person decides. */
const TRIED = 'peerless.renewed';
/** Who has only just opened a page is not interrupted by loading it anew. */
const FRESH_MS = 10_000;

/** Takes note of an answer: the server is there, and says which client it carries. */
export function heard(headers: Headers, interrupted = performance.now() < FRESH_MS): void {
  // The service worker answers for a server that it cannot reach.
  server.reachable = !headers.has('x-kept');
  const version = headers.get('x-client');
  if (!isNewer(own, version)) return;
  server.newer = true;
  if (interrupted) renew(version ?? '');
}

export function unheard(): void {
  server.reachable = false;
}

/** Whether the version that the server has is another than the own one; a client without one is never too old. */
export const isNewer = (own: string | undefined, theirs: string | null): boolean => own !== undefined && theirs !== null && own !== theirs;

function renew(version: string): void {
  try {
    if (sessionStorage.getItem(TRIED) === version) return;
    sessionStorage.setItem(TRIED, version);
  } catch {
    // Without memory it could go on for ever.
    return;
  }
  location.reload();
}

/** Asks the server for a sign of life. Whoever was interrupted anyway gets the newer client at once. */
export async function knock(interrupted?: boolean): Promise<void> {
  try {
    heard((await fetch('/api/health')).headers, interrupted);
  } catch {
    unheard();
  }
}
