export { pseudoText, pseudoTexts } from './pseudo-text.ts';
