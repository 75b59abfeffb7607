export { findPathLanguage, readDocumentLanguage } from './document-language.ts';
export { documentLanguageContext, getLanguage } from './get-language.ts';
export { LanguageSwitcher } from './language-switcher.tsx';
