import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startRouting } from './lib/route.svelte';

startRouting();
const target = document.getElementById('app');
if (target) mount(App, { target });
