import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '@vitrine/i18n';
import { createSitePage, type SitePage } from './site-page.ts';

export interface Options {
  /** The preferred language of the browser. */
  language: Language;
  /** Matches the expected console messages. Any other message fails the test. */
  allowedConsole: RegExp;
  /** Whether the browser has no stored consent, so that the cookie banner appears. */
  showsCookieBanner: boolean;
  /**
   * Whether `navigator.connection.saveData` is set. The site then prefetches nothing while it is idle. True by default, because prefetching
   * takes about a tenth of the CPU time of a page load. Tests of what prefetching can change turn it off.
   */
  saveData: boolean;
}

export interface Fixtures {
  site: SitePage;
  checkConsole: undefined;
  saveConsent: undefined;
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

/** Makes the pages that `page` opens prefetch nothing while they are idle. */
export const setSaveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Playwright's `test` with these options and fixtures. A test fails if the page throws or logs a message that does not match `allowedConsole`. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  // Matches nothing.
  allowedConsole: [/^(?!)/, { option: true }],
  showsCookieBanner: [false, { option: true }],
  saveData: [true, { option: true }],
  locale: ({ language }, use) => use(locales[language] ?? language),
  site: async ({ page, language }, use) => use(await createSitePage(page, language)),
  checkConsole: [
    async ({ page, allowedConsole }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(undefined);
      // Without its handlers, the page may request from the store what only a fake has.
      const unexpectedMessages = messages.filter((message) => !allowedConsole.test(message));
      // A handler that still waits for a response would fail the next test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpectedMessages).toEqual([]);
    },
    { auto: true },
  ],
  saveConsent: [
    async ({ page, showsCookieBanner }, use) => {
      if (!showsCookieBanner) await page.addInitScript(() => localStorage.setItem('cookie_consent', 'accepted'));
      await use(undefined);
    },
    { auto: true },
  ],
  setSaveData: [
    async ({ page, saveData }, use) => {
      if (saveData) await setSaveData(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Declares tests in a language of each direction: in French on a phone and in Arabic on a desktop. The engine tests use English on a desktop and
 * Arabic on a phone. Use it only for tests of something that depends on the direction or on the width of the viewport.
 */
export function forLanguagesAndViewports(declareTests: () => void) {
  for (const [language, width] of [
    ['fr', 390],
    ['ar', 1280],
  ] as const)
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ language, viewport: { width, height: 900 } });
      declareTests();
    });
}

export { expect };
