import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Language, languages, loadMessages } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

/** The language and the text of the page in a painted frame. */
interface Paint {
  lang: string;
  dir: string;
  text: string;
}

declare global {
  interface Window {
    paints: Paint[];
  }
}

interface Visit {
  /** Where the language of the page comes from. */
  source: string;
  language: Language;
  /** The preferred language of the browser. */
  browserLanguage: Language;
  /** The language in the local storage. */
  storedLanguage?: Language;
  /** The language in the cookie. */
  cookieLanguage?: Language;
  path: string;
  /** Whether the site is on a static host, which ignores cookies and `Accept-Language` and serves bare paths in English. */
  hasStaticHost?: boolean;
}

/** Visits of the landing page. Each language is the expected one in at least one of them. */
const visits: Visit[] = [
  { source: 'preferred by the browser', language: 'es', browserLanguage: 'es', path: '/' },
  {
    source: 'stored and in the cookie',
    language: 'fr',
    browserLanguage: 'de',
    storedLanguage: 'fr',
    cookieLanguage: 'fr',
    path: '/',
  },
  { source: 'stored, without a cookie', language: 'ar', browserLanguage: 'en', storedLanguage: 'ar', path: '/' },
  {
    source: 'stored, with another language in the cookie',
    language: 'pt',
    browserLanguage: 'fr',
    storedLanguage: 'pt',
    cookieLanguage: 'de',
    path: '/',
  },
  {
    source: 'in the URL, with other languages preferred, stored and in the cookie',
    language: 'en',
    browserLanguage: 'es',
    storedLanguage: 'pt',
    cookieLanguage: 'ar',
    path: '/en',
  },
  {
    source: 'preferred by the browser, on a static host',
    language: 'ar',
    browserLanguage: 'ar',
    path: '/',
    hasStaticHost: true,
  },
  {
    source: 'stored, on a static host',
    language: 'de',
    browserLanguage: 'fr',
    storedLanguage: 'de',
    path: '/',
    hasStaticHost: true,
  },
  { source: 'in the URL, on a static host', language: 'fr', browserLanguage: 'de', path: '/fr', hasStaticHost: true },
];

/** Records the language and the text of each frame that differs from the previous one. An animation frame callback runs right before the paint. */
function recordPaints() {
  window.paints = [];
  const record = () => {
    const { lang, dir } = document.documentElement;
    const paint = { lang, dir, text: document.body?.innerText.trim() ?? '' };
    const last = window.paints.at(-1);
    if (last?.lang !== lang || last.dir !== dir || last.text !== paint.text) window.paints.push(paint);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  // The script in the head hides the page for at most 3 s. A slow machine can need longer, so this timeout is extended.
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, ms?: number) =>
    setTimeout(handler, ms === 3000 ? 60_000 : ms)) as typeof window.setTimeout;
}

/** Serves the landing page like a static host, which ignores the cookie and `Accept-Language`. */
async function simulateStaticHost(page: Page) {
  const siteFolder = fileURLToPath(new URL('../dist/site', import.meta.url));
  await page.route(
    (url) => /^(?:\/\w\w)?\/?$/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({
        contentType: 'text/html',
        body: await readFile(`${siteFolder}${pathname.replace(/\/$/, '')}/index.html`),
      });
    },
  );
}

/** Loads messages that the landing page shows, in a language. The last one is at the bottom of the page. */
async function loadPageMessages(language: Language): Promise<string[]> {
  const i18n = await loadMessages(language, ['common', 'home', 'home-sections']);
  const common = i18n.getFixedT(null, 'common');
  const home = i18n.getFixedT(null, 'home');
  return [
    common('nav.contact'),
    home('hero.title'),
    home('hero.subtitle'),
    i18n.t('home-sections:services.title'),
    common('footer.description'),
  ];
}

for (const { source, language, browserLanguage, storedLanguage, cookieLanguage, path, hasStaticHost } of visits)
  test.describe(`if ${language} is ${source}`, () => {
    test.use({ language: browserLanguage });

    test('paints the page only in this language, never in another one first', {
      tag: ['@1.lang.3', '@1.lang.4', '@1.lang.5', '@1.lang.6', '@1.lang.8'],
    }, async ({ page, context, baseURL }) => {
      const expectedMessages = await loadPageMessages(language);
      const otherMessages = (await Promise.all(languages.map(loadPageMessages)))
        .flat()
        .filter((message) => !expectedMessages.includes(message));
      if (cookieLanguage) await context.addCookies([{ name: 'language', value: cookieLanguage, url: baseURL }]);
      await page.addInitScript(recordPaints);
      if (storedLanguage)
        await page.addInitScript((language) => localStorage.setItem('language', language), storedLanguage);
      if (hasStaticHost) await simulateStaticHost(page);
      await page.goto(path);
      await page.waitForFunction(
        (last) => document.querySelector('.vt-toast-area') && window.paints.at(-1)?.text.includes(last),
        expectedMessages.at(-1) ?? '',
      );

      const paints = (await page.evaluate(() => window.paints)).filter(({ text }) => text !== '');
      expect(paints, 'paints with text').not.toEqual([]);
      for (const { lang, dir, text } of paints) {
        expect({ lang, dir }).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
        expect(otherMessages.filter((message) => text.includes(message))).toEqual([]);
      }
      const { text: lastText = '' } = paints.at(-1) ?? {};
      expect(expectedMessages.filter((message) => !lastText.includes(message))).toEqual([]);
    });
  });

test('paints no empty cart before the saved cart', async ({ page, site }) => {
  const savedCart = JSON.stringify([createSavedLine('1', { price: 49_999, quantity: 2 })]);
  await page.addInitScript(recordPaints);
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  await openWithStorage(page, { cart: savedCart }, '/cart', 'commit');
  await page.waitForFunction(() => window.paints.some(({ text }) => text !== ''));
  releaseScripts();
  await page.waitForFunction(
    (productName) => window.paints.at(-1)?.text.includes(productName),
    site.getProductName('1'),
  );
  const texts = (await page.evaluate(() => window.paints)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(site.t.cart('empty.title')))).toEqual([]);
  expect(texts.at(-1)).toContain(site.t.cart('title', { count: 2 }));
});

test.describe('when the scripts do not load', () => {
  test.use({ language: 'fr', allowedConsole: /net::ERR_FAILED/ });

  test('shows the page of a static host in the language of the visitor, at its URL with the language', async ({
    page,
    site,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await simulateStaticHost(page);
    await page.goto('/?ref=mail#about');
    await expect(page).toHaveURL(/\/fr\?ref=mail#about$/);
    await expect(page.getByRole('heading', { level: 1, name: site.t.home('hero.title') })).toBeVisible();
  });
});

test.describe('while the browser parses the landing page', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ])
    test(`the title and the shop window keep their place at ${viewport.width} px`, async ({ page, request, site }) => {
      await page.setViewportSize(viewport);
      const html = await (await request.get('/en')).text();
      async function measure(body: string) {
        await page.route('**/en', (route) => route.fulfill({ body, contentType: 'text/html' }));
        await page.goto('/en');
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const pane = await page
          .getByRole('link', { name: site.getProductName('1') })
          .first()
          .boundingBox();
        return { title, pane };
      }
      // The calculator is the first form, in an element of its own.
      const calculatorStart = html.lastIndexOf('<div', html.indexOf('<form'));
      expect(await measure(html.slice(0, calculatorStart))).toEqual(await measure(html));
    });
});
