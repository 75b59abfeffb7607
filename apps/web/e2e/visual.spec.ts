import type { Page } from '@playwright/test';
import type { Language } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import type { SitePage } from './site-page.ts';

type OpenView = (fixtures: { page: Page; site: SitePage }) => Promise<unknown>;

const openPath =
  (path: string): OpenView =>
  ({ page, site }) =>
    page.goto(`/${site.language}${path}`);

const openAddedModal: OpenView = async ({ page, site }) => {
  await page.goto(`/${site.language}/product/1`);
  await site.addToCart();
  await expect(site.suggestions.getByRole('listitem')).toHaveCount(2);
};

/** Functions that open the pages and overlays to compare, by the names in the screenshot files. */
const views: Record<string, OpenView> = {
  landing: openPath(''),
  contact: async ({ page, site }) => {
    await page.goto(`/${site.language}`);
    await site.scrollToContactForm();
    await page.locator('#cta').evaluate((section) => section.scrollIntoView());
  },
  shop: openPath('/shop'),
  product: openPath('/product/3'),
  blog: openPath('/blog'),
  article: openPath('/blog/price-of-mistakes'),
  'not-found': openPath('/nowhere'),
  added: openAddedModal,
  drawer: async (fixtures) => {
    await openAddedModal(fixtures);
    await fixtures.site.continueShopping();
    await fixtures.site.openCart(1);
    await expect(fixtures.site.relatedProducts.getByRole('listitem')).toHaveCount(3);
  },
};

interface Appearance {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: 1440 | 390;
  viewNames: readonly (keyof typeof views)[];
}

const allViewNames = Object.keys(views);
const mainViewNames = ['landing', 'shop', 'product', 'added', 'drawer'];

const appearances: readonly Appearance[] = [
  { language: 'en', colorScheme: 'light', width: 1440, viewNames: allViewNames },
  { language: 'en', colorScheme: 'dark', width: 390, viewNames: allViewNames },
  { language: 'ar', colorScheme: 'dark', width: 1440, viewNames: mainViewNames },
  { language: 'ar', colorScheme: 'light', width: 390, viewNames: [...mainViewNames, 'article'] },
  { language: 'de', colorScheme: 'light', width: 390, viewNames: [...mainViewNames, 'contact'] },
  { language: 'de', colorScheme: 'dark', width: 1440, viewNames: mainViewNames },
];

/** Waits for the fonts and the visible images. Those of other slides of a gallery load when they come into view. */
async function waitForAssets(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.contains(image);
      })
      .every(({ complete }) => complete),
  );
}

for (const { language, colorScheme, width, viewNames } of appearances)
  test.describe(`in ${language}, ${colorScheme}, at ${width} px`, () => {
    test.use({
      language,
      colorScheme,
      viewport: { width, height: width > 500 ? 900 : 844 },
      allowedConsole: /404/,
    });

    test('every view matches its screenshot', async ({ page, site }) => {
      await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
      for (const view of viewNames) {
        await views[view]?.({ page, site });
        await waitForAssets(page);
        await expect
          .soft(page)
          .toHaveScreenshot(`${view}-${language}-${colorScheme}-${width}.png`, { maxDiffPixelRatio: 0.002 });
        await page.evaluate(() => localStorage.removeItem('cart'));
      }
    });
  });
