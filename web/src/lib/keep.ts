// Installs the service worker (src/worker/sw.js), which keeps the client at hand.

export async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // What came before the worker was there.
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ keep: names.filter((name) => name.startsWith(`${location.origin}/assets/`)) });
  } catch {
    // A browser that has none, or forbids it, loads everything as it always did.
  }
}
