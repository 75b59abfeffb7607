export type { TextHooks, TextsProviderProps } from './create-text-hooks.tsx';
export { createTextHooks } from './create-text-hooks.tsx';
export { TextsProvider, useLanguage, useTexts } from './site-text-hooks.ts';
