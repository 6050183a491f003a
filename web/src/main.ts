import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startRouting } from './lib/route.svelte';
import { knock } from './lib/server.svelte';
import { settings } from './lib/settings.svelte';
import { choose, speak } from './lib/words';

/** The styles have come, which the page leaves to this script so that nothing else holds it up. */
async function dressed(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')];
  const there = (sheet: HTMLLinkElement) =>
    sheet.sheet === null && new Promise<unknown>((done) => ['load', 'error'].forEach((how) => sheet.addEventListener(how, done)));
  await Promise.all(sheets.map(there));
  for (const sheet of sheets) sheet.media = 'all';
}

startRouting();
await Promise.all([dressed(), speak(choose([settings.language, ...navigator.languages]))]);
const target = document.getElementById('app');
if (target) mount(App, { target });
// A part that is no longer there belongs to a client that the server has replaced.
addEventListener('vite:preloadError', () => void knock(true));
// Once all else is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void import('./lib/keep').then(({ keep }) => keep()), 2000);
