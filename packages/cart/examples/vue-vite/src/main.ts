import { createApp } from 'vue';
import App from './app.vue';
import { persistence } from './cart.ts';

persistence.hydrate();
createApp(App).mount('#app');
