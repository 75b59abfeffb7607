export { LanguageSwitchProvider, useIsSwitchingLanguage } from './language-switch-provider.tsx';
export { LanguageSwitcher } from './language-switcher.tsx';
export { getPathLanguage } from './preferred-language.ts';
