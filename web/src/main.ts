import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startRouting } from './lib/route.svelte';
import { knock } from './lib/server.svelte';
import { settings } from './lib/settings.svelte';
import { choose, speak } from './lib/words';

startRouting();
await speak(choose([settings.language, ...navigator.languages]));
const target = document.getElementById('app');
if (target) mount(App, { target });
// A part that is no longer there belongs to a client that the server has replaced.
addEventListener('vite:preloadError', () => void knock(true));
// Once all else is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void import('./lib/keep').then(({ keep }) => keep()), 2000);
