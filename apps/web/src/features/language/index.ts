export { LanguageSwitcher } from './language-switcher.tsx';
export { languageOf } from './preferred-language.ts';
export { useLanguageSwitch } from './use-language-switch.ts';
