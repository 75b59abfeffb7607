export { toPseudoText, toPseudoTranslation } from './pseudo-text.ts';
