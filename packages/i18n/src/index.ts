export { cutAtWord, cutText } from './cut-text.ts';
export { extractParagraphs } from './extract-paragraphs.ts';
export { formatDate } from './format-date.ts';
export { addMessages, exportMessages, i18nFor, loadMessages, type MessageResources } from './i18next.ts';
export type { Language } from './languages.ts';
export {
  direction,
  fallbackLanguage,
  isLanguage,
  languageFlag,
  languageNames,
  languageOfLocale,
  languages,
  locale,
  priceTemplate,
} from './languages.ts';
export { toLatinDigits } from './latin-digits.ts';
export { isLocalProduct, localProductIds } from './local-product-ids.ts';
export type { SplitPath } from './localized-path.ts';
export { getAlternatePaths, localizedPath, removeTrailingSlashes, splitLanguage } from './localized-path.ts';
export type { Messages, Namespace } from './messages.ts';
export { isolateDirection, maxSearchLength, normalizeSearch } from './normalize-search.ts';
export { toPlainText } from './plain-text.ts';
export { negotiateLanguage, preferredLanguage } from './preferred-language.ts';
