import { test as base, expect } from '@playwright/test';
import type { Language } from '@vitrine/i18n';
import { createShopper, type Shopper } from './shopper.ts';

export interface JourneyOptions {
  /** The first language of the visitor's browser. */
  language: Language;
  /** What the console may say on this journey; anything else it says fails it. */
  mayLog: RegExp;
  /** The visitor has not answered the cookie banner yet. */
  newToCookies: boolean;
}

export interface JourneyFixtures {
  shopper: Shopper;
  quietConsole: undefined;
  answeredCookies: undefined;
}

/** A region for each language; the one of English is what Playwright takes when nothing is said. */
const tags: Partial<Record<Language, string>> = {
  en: 'en-GB',
  es: 'es-MX',
  pt: 'pt-BR',
  fr: 'fr-CA',
  de: 'de-AT',
  ar: 'ar-EG',
};

/** A journey through the site: it fails when the page throws, or says anything on the console that it may not. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  language: ['en', { option: true }],
  mayLog: [/^(?!)/, { option: true }],
  newToCookies: [false, { option: true }],
  locale: ({ language }, use) => use(tags[language] ?? language),
  shopper: async ({ page, language }, use) => use(await createShopper(page, language)),
  quietConsole: [
    async ({ page, mayLog }, use) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
      await use(undefined);
      expect(said.filter((line) => !mayLog.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  answeredCookies: [
    async ({ page, newToCookies }, use) => {
      if (!newToCookies) await page.addInitScript(() => localStorage.setItem('cookie_consent', 'accepted'));
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Runs journeys as each kind of visitor: three languages, at a desk and on a telephone. */
export function forVisitors(journeys: () => void) {
  for (const language of ['en', 'fr', 'ar'] as const)
    for (const width of [1280, 390])
      test.describe(`in ${language} at ${width} px`, () => {
        test.use({ language, viewport: { width, height: 900 } });
        journeys();
      });
}

export { expect };
