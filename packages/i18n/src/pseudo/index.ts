export { pseudoText, pseudoTranslation } from './pseudo-text.ts';
