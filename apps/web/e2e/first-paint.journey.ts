import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Language, languages, loadMessages } from '@vitrine/i18n';
import { expect, test } from './journey.ts';

/** What was on the screen from one change to the next. */
interface Sight {
  lang: string;
  dir: string;
  text: string;
}

declare global {
  interface Window {
    sights: Sight[];
  }
}

interface Visit {
  /** What the browser prefers. */
  browser: Language;
  stored?: Language;
  cookie?: Language;
  path: string;
  /** The host only serves files: it knows neither cookies nor languages, and a bare address is the English file. */
  filesOnly?: boolean;
}

/** Another language than the one given, and not always the same. */
const other = (language: Language, steps = 1) =>
  languages[(languages.indexOf(language) + steps) % languages.length] as Language;

/** Every way in which a page in this language is asked for. */
const visits = (language: Language): Record<string, Visit> => ({
  'the browser prefers it': { browser: language, path: '/' },
  'it is stored, and the server knows': { browser: other(language), stored: language, cookie: language, path: '/' },
  'it is stored, and the server does not know': { browser: other(language), stored: language, path: '/' },
  'it is stored, and the cookie says another': {
    browser: other(language),
    stored: language,
    cookie: other(language, 2),
    path: '/',
  },
  'the address names it, and all else another': {
    browser: other(language),
    stored: other(language, 2),
    cookie: other(language, 3),
    path: `/${language}`,
  },
  'the browser prefers it, and the host only serves files': { browser: language, path: '/', filesOnly: true },
  'it is stored, and the host only serves files': {
    browser: other(language),
    stored: language,
    path: '/',
    filesOnly: true,
  },
  'the address names it, and the host only serves files': {
    browser: other(language),
    path: `/${language}`,
    filesOnly: true,
  },
});

/** Notes what is painted: a frame's callbacks run right before it is. */
function watchFrames() {
  window.sights = [];
  const look = () => {
    const { lang, dir } = document.documentElement;
    const sight = { lang, dir, text: document.body?.innerText.trim() ?? '' };
    const last = window.sights.at(-1);
    if (last?.lang !== lang || last.dir !== dir || last.text !== sight.text) window.sights.push(sight);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // On a busy machine the page may need longer than the time after which it is shown in any language.
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, ms?: number) =>
    setTimeout(run, ms === 3000 ? 60_000 : ms)) as typeof window.setTimeout;
}

async function serveFilesOnly(page: Page) {
  const site = fileURLToPath(new URL('../dist/site', import.meta.url));
  await page.route(
    (url) => /^(?:\/\w\w)?\/?$/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({
        contentType: 'text/html',
        body: await readFile(`${site}${pathname.replace(/\/$/, '')}/index.html`),
      });
    },
  );
}

/** What is read on the landing page in a language, from its top to its foot; the cookie banner comes last, and by itself. */
async function sentences(language: Language): Promise<string[]> {
  const i18n = await loadMessages(language, ['common', 'home']);
  const common = i18n.getFixedT(null, 'common');
  const home = i18n.getFixedT(null, 'home');
  return [
    common('nav.contact'),
    home('hero.title'),
    home('hero.subtitle'),
    home('services.title'),
    common('footer.description'),
    common('cookieBanner.text'),
  ];
}

for (const language of languages)
  test(`a page in ${language} is never seen in another language [1.lang.3] [1.lang.4] [1.lang.5] [1.lang.6] [1.lang.8]`, async ({
    browser,
    baseURL,
  }) => {
    const site = baseURL as string;
    const own = await sentences(language);
    const foreign = (await Promise.all(languages.map(sentences))).flat().filter((sentence) => !own.includes(sentence));
    for (const [situation, { browser: locale, stored, cookie, path, filesOnly }] of Object.entries(visits(language)))
      await test.step(situation, async () => {
        const context = await browser.newContext({ locale, baseURL: site });
        if (cookie) await context.addCookies([{ name: 'language', value: cookie, url: site }]);
        const page = await context.newPage();
        await page.addInitScript(watchFrames);
        if (stored) await page.addInitScript((stored) => localStorage.setItem('language', stored), stored);
        if (filesOnly) await serveFilesOnly(page);
        await page.goto(path);
        await page.waitForFunction((last) => window.sights.at(-1)?.text.includes(last), own.at(-1) ?? '');

        const sights = (await page.evaluate(() => window.sights)).filter(({ text }) => text !== '');
        expect(sights, 'Something was seen.').not.toEqual([]);
        for (const { lang, dir, text } of sights) {
          expect({ lang, dir }).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
          expect(foreign.filter((sentence) => text.includes(sentence))).toEqual([]);
        }
        const { text: shown = '' } = sights.at(-1) ?? {};
        expect(own.filter((sentence) => !shown.includes(sentence))).toEqual([]);
        await context.close();
      });
  });

test.describe('a page that waits for scripts that never come', () => {
  test.use({ language: 'fr', mayLog: /net::ERR_FAILED/ });

  test('is shown after three seconds, in the language that it has', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await serveFilesOnly(page);
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeHidden();
    await page.clock.runFor(2900);
    await expect(title).toBeHidden();
    await page.clock.runFor(200);
    await expect(title).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
