import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startRouting } from './lib/route.svelte';
import { settings } from './lib/settings.svelte';
import { choose, speak } from './lib/words';

startRouting();
await speak(choose([settings.language, ...navigator.languages]));
const target = document.getElementById('app');
if (target) mount(App, { target });
