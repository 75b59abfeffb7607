export type { SplitAddress } from './addresses.ts';
export { addressIn, splitAddress } from './addresses.ts';
export { cutText } from './cut-text.ts';
export { formatDate } from './format-date.ts';
export type { Language } from './languages.ts';
export {
  direction,
  fallbackLanguage,
  isLanguage,
  languageFlag,
  languageNames,
  languages,
  locale,
  priceTemplate,
} from './languages.ts';
export { plainText } from './plain-text.ts';
export { negotiateLanguage, preferredLanguage } from './preferred-language.ts';
export { loadTexts, textsOf } from './site-texts.ts';
export type { TextStore, TextsOptions } from './texts/create-texts.ts';
export { createTexts } from './texts/create-texts.ts';
export type { TextKey, TextValues, Translate } from './texts/translate.ts';
export type { Namespace, ScreenTexts } from './texts.ts';
