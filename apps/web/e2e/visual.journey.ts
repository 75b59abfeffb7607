import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '@vitrine/i18n';
import { expect, test } from './journey.ts';
import type { Shopper } from './shopper.ts';

/** Whose pictures they are; another browser, or another system's, draws letters differently. */
const takenWith = new URL('./visual/taken-with.json', import.meta.url);

type Open = (visit: { page: Page; shopper: Shopper }) => Promise<unknown>;

const address =
  (path: string): Open =>
  ({ page, shopper }) =>
    page.goto(`/${shopper.language}${path}`);

const withProductInCart: Open = async ({ page, shopper }) => {
  await page.goto(`/${shopper.language}/product/1`);
  await shopper.addsToCart();
  await expect(shopper.suggestions.getByRole('listitem')).toHaveCount(2);
};

/** Key screens and components, and how a visitor comes to see them. */
const views: Record<string, Open> = {
  landing: address(''),
  contact: async ({ page, shopper }) => {
    await page.goto(`/${shopper.language}`);
    await shopper.reachesContactForm();
    await page.locator('#cta').evaluate((section) => section.scrollIntoView());
  },
  shop: address('/shop'),
  product: address('/product/3'),
  blog: address('/blog'),
  article: address('/blog/price-of-mistakes'),
  'not-found': address('/nowhere'),
  added: withProductInCart,
  drawer: async (visit) => {
    await withProductInCart(visit);
    await visit.shopper.continuesShopping();
    await visit.shopper.opensCart(1);
    await expect(visit.shopper.related.getByRole('listitem')).toHaveCount(3);
  },
};

interface Appearance {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: 1440 | 390;
  views: readonly (keyof typeof views)[];
}

const all = Object.keys(views);
const key = ['landing', 'shop', 'product', 'added', 'drawer'];

const appearances: readonly Appearance[] = [
  { language: 'en', colorScheme: 'light', width: 1440, views: all },
  { language: 'en', colorScheme: 'dark', width: 390, views: all },
  { language: 'ar', colorScheme: 'dark', width: 1440, views: key },
  { language: 'ar', colorScheme: 'light', width: 390, views: [...key, 'article'] },
  { language: 'de', colorScheme: 'light', width: 390, views: [...key, 'contact'] },
  { language: 'de', colorScheme: 'dark', width: 1440, views: key },
];

/** Waits for the letters and the pictures that are in sight. */
async function stands(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every(({ complete }) => complete),
  );
}

for (const { language, colorScheme, width, views: shown } of appearances)
  test.describe(`in ${language}, ${colorScheme}, at ${width} px`, () => {
    test.use({
      language,
      colorScheme,
      viewport: { width, height: width > 500 ? 900 : 844 },
      contextOptions: { reducedMotion: 'reduce' },
      mayLog: /404/,
    });

    test('looks as it did', async ({ page, shopper, browser }, { config }) => {
      const here = { browser: browser.version(), platform: process.platform };
      if (config.updateSnapshots === 'all') writeFileSync(takenWith, `${JSON.stringify(here, null, 2)}\n`);
      const there = JSON.parse(readFileSync(takenWith, 'utf8'));
      if (here.browser !== there.browser || here.platform !== there.platform) {
        const said = [there, here].map(({ browser, platform }) => `Chromium ${browser} on ${platform}`);
        console.log(`Pictures are not compared: they were taken with ${said[0]}, and this is ${said[1]}.`);
        return;
      }
      await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
      for (const view of shown) {
        await views[view]?.({ page, shopper });
        await stands(page);
        await expect
          .soft(page)
          .toHaveScreenshot(`${view}-${language}-${colorScheme}-${width}.png`, { maxDiffPixelRatio: 0.002 });
        await page.evaluate(() => localStorage.removeItem('cart'));
      }
    });
  });
