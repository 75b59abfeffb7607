import { test as base, expect } from '@playwright/test';
import type { Language } from '@vitrine/i18n';
import { createSitePage, type SitePage } from './site-page.ts';

export interface Options {
  /** The preferred language of the browser. */
  language: Language;
  /** Matches the expected console messages. Any other message fails the test. */
  allowedConsole: RegExp;
  /** Whether the browser has no stored consent, so that the cookie banner appears. */
  showsCookieBanner: boolean;
  /** Sets `navigator.connection.saveData`. The site then prefetches nothing while it is idle. */
  saveData: boolean;
}

export interface Fixtures {
  site: SitePage;
  checkConsole: undefined;
  storeConsent: undefined;
  setSaveData: undefined;
}

/** The locale of the browser for each language. */
const locales: Partial<Record<Language, string>> = {
  en: 'en-GB',
  es: 'es-MX',
  pt: 'pt-BR',
  fr: 'fr-CA',
  de: 'de-AT',
  ar: 'ar-EG',
};

/** Playwright's `test` with the options and fixtures above. A test fails if the page throws, or logs a message that `allowedConsole` does not match. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  // Matches nothing.
  allowedConsole: [/^(?!)/, { option: true }],
  showsCookieBanner: [false, { option: true }],
  saveData: [false, { option: true }],
  locale: ({ language }, use) => use(locales[language] ?? language),
  site: async ({ page, language }, use) => use(await createSitePage(page, language)),
  checkConsole: [
    async ({ page, allowedConsole }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(messages.filter((message) => !allowedConsole.test(message))).toEqual([]);
    },
    { auto: true },
  ],
  storeConsent: [
    async ({ page, showsCookieBanner }, use) => {
      if (!showsCookieBanner) await page.addInitScript(() => localStorage.setItem('cookie_consent', 'accepted'));
      await use(undefined);
    },
    { auto: true },
  ],
  setSaveData: [
    async ({ page, saveData }, use) => {
      if (saveData)
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Declares tests for languages of both directions, on desktop and on a phone. The engine tests use the other combinations: English on a desktop
 * and Arabic on a phone.
 */
export function forLanguagesAndViewports(declareTests: () => void) {
  for (const [language, width] of [
    ['en', 1280],
    ['fr', 390],
    ['ar', 1280],
  ] as const)
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ language, viewport: { width, height: 900 } });
      declareTests();
    });
}

export { expect };
