import { siteTexts } from '../site-texts.ts';
import { createTextHooks } from './create-text-hooks.tsx';

/** Provider and hooks for the texts of Vitrine's own screens. */
export const { TextsProvider, useLanguage, useTexts } = createTextHooks(siteTexts);
