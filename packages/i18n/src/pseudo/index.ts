export { pseudoLanguage } from './pseudo-language.ts';
export { toPseudoText, toPseudoTranslation } from './pseudo-text.ts';
