// The service worker. It keeps the client at hand, so that it opens at once and without a connection too. What is alive always comes from
// the server; so does the page itself whenever it can be had, and with it the version that fits the server. The build puts version and
// files in (tools/installable.js).
const VERSION = 'VERSION';
const CACHE = `peerless-${VERSION}`;
const FILES = ['FILES'];
/** A server that takes longer to give the page is as good as none. */
const PATIENCE_MS = 2500;
/** What is told in place of an answer that could not be had. */
const KEPT = 'x-kept';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install() {
  const page = await fetch('/', { cache: 'no-store' });
  // A server that has been renewed just now has another worker too.
  if (!(await page.clone().text()).includes(VERSION)) throw new Error('another version');
  const cache = await caches.open(CACHE);
  await Promise.all([cache.put('/', page), cache.addAll(FILES)]);
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('peerless-') && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

// A page tells what it had loaded before the worker was there.
self.addEventListener('message', (event) => {
  const names = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(Promise.allSettled(names.filter((name) => isAsset(new URL(name, location.origin))).map((name) => asset(name))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && isPage(url)) event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
  else if (url.pathname === '/api/catalog') event.respondWith(catalog(request));
});

const isAsset = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/');
const isPage = (url) => !url.pathname.startsWith('/api/') && !url.pathname.split('/').at(-1).includes('.');

/** The page as the server has it, or else as it was kept. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match('/');
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  try {
    const fresh = fetch(request);
    return await (kept ? Promise.race([fresh, late]) : fresh);
  } catch {
    return kept ?? Response.error();
  }
}

/** The names of these files change with what they hold: one that was kept is right. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** Heroes and boards can be read without a connection, as they were last. */
async function catalog(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    return new Response(kept.body, { status: 200, headers: { 'content-type': 'application/json', [KEPT]: '1' } });
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringForward(event.notification.data?.path ?? '/'));
});

async function bringForward(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
