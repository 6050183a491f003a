// Where in the client a person is: the address bar, read and written in one place.
import { takeKey } from './keys';
import { server } from './server.svelte';

export type Page =
  | { kind: 'home' }
  | { kind: 'new' }
  | { kind: 'lobby' }
  | { kind: 'games' }
  | { kind: 'table'; id: string }
  | { kind: 'replay'; id: string | null }
  | { kind: 'rules' }
  | { kind: 'learn' }
  | { kind: 'heroes' }
  | { kind: 'workshop' }
  | { kind: 'credits' }
  | { kind: 'missing' };

/** The page that a path names. */
export function pageOf(path: string): Page {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { kind: 'missing' };
  if (first === 't' && second !== undefined) return { kind: 'table', id: second };
  if (first === 'replay') return { kind: 'replay', id: second ?? null };
  if (second !== undefined) return { kind: 'missing' };
  switch (first) {
    case undefined:
      return { kind: 'home' };
    case 'new':
    case 'lobby':
    case 'games':
    case 'rules':
    case 'learn':
    case 'heroes':
    case 'workshop':
    case 'credits':
      return { kind: first };
    default:
      return { kind: 'missing' };
  }
}

export const route = $state({ path: '/', search: '', hash: '' });

/** Reads the address bar. A link that gives a seat is taken in at once, so that its secret does not stay in sight. */
function read(): void {
  const page = pageOf(location.pathname);
  if (page.kind === 'table' && takeKey(page.id, location.hash)) history.replaceState(null, '', location.pathname);
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}

/** Goes to a page of the client. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  // The next page comes with the client that the server has now.
  if (server.newer) return location[how === 'push' ? 'assign' : 'replace'](to);
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  read();
  // A page that has just been left is still there; a new one finds its place by `route.hash`.
  if (location.hash === '') scrollTo(0, 0);
  else document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Follows the browser's own buttons, and takes over plain clicks on links of the client; once, at the start. */
export function startRouting(): void {
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
