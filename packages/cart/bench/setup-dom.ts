// Import this file first. Some of the compared libraries need a DOM when they are imported, and are fastest with NODE_ENV=production.
import { Window } from 'happy-dom';

process.env.NODE_ENV = 'production';
const window = new Window({ url: 'http://localhost/' });
Object.assign(globalThis, { window, document: window.document });
