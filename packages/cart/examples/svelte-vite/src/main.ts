import { mount } from 'svelte';
import App from './app.svelte';
import { persistence } from './cart.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id app.');

persistence.hydrate();
mount(App, { target });
