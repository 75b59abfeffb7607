export { LanguageSwitcher } from './language-switcher.tsx';
export { getPathLanguage } from './preferred-language.ts';
export { useLanguageSwitch } from './use-language-switch.ts';
