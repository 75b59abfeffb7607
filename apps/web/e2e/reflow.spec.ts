import type { Locator, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { localizedPath } from '@vitrine/i18n';
import { findHeadlessShellPath } from '../../../scripts/system-programs.mjs';
import { expect, setSaveData, test } from './fixtures.ts';
import { findLayoutIssues } from './layout-issues.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';
import { waitUntilHydrated } from './site-page.ts';

/** The viewport of WCAG 1.4.10: a window of 1280 by 1024 px at a zoom of 400 %. */
const smallestViewport = { width: 320, height: 256 };

const paths = ['/', '/shop', '/product/3', '/product/live-workshop', '/cart', '/blog', '/privacy-policy'];

/**
 * Finds layout issues other than broken words, which are expected if text is large or words are long, and other than tables that scroll, which WCAG
 * 1.4.10 allows.
 */
async function findOverflow(page: Page): Promise<string[]> {
  const issues = await findLayoutIssues(page);
  return issues.filter((issue) => !/breaks within the word|^(?:FIGURE|DIV\.vt-rich-text)\S* scrolls/.test(issue));
}

/** Returns the names of the controls in an element that are outside the viewport or covered while they have the focus (WCAG 2.4.11). */
const findCoveredControls = (container: Locator) =>
  container.evaluate((container) => {
    const controls = container.querySelectorAll<HTMLElement>('a[href], button, input, select');
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.focus();
        // A link can have several lines.
        const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
        const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
        return !topmost || !control.contains(topmost);
      })
      .map((control) => control.ariaLabel || control.textContent);
  });

/** Measures how many pixels of a scrolling element are visible between its sticky or fixed parts. */
const measureVisibleHeight = (content: Locator) =>
  content.evaluate((content) => {
    const { left, width } = content.getBoundingClientRect();
    let visiblePixels = 0;
    for (let y = 0; y < innerHeight; y += 4)
      if (content.contains(document.elementFromPoint(left + width / 2, y))) visiblePixels += 4;
    return visiblePixels;
  });

for (const language of ['de', 'ar'] as const)
  test.describe(`at 320 by 256 px in ${language}`, () => {
    test.use({ language, viewport: smallestViewport });

    test('the drawer shows its lines, and every control can be reached', async ({ page, site }) => {
      const lines = ['1', '2', '3'].map((id) => createSavedLine(id, { price: site.getProduct(id).price_in_cents }));
      await openWithStorage(page, { cart: JSON.stringify(lines) }, `/${language}/shop`);
      await site.openCart(3);
      await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
      expect(await measureVisibleHeight(site.drawer.locator('.vt-cart-drawer__body'))).toBeGreaterThan(150);
      expect(await findCoveredControls(site.drawer)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });

    test('every control of the dialogs can be reached', async ({ page, site }) => {
      await page.goto(`/${language}/product/3`);
      await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findCoveredControls(page.getByRole('dialog'))).toEqual([]);
      await page.keyboard.press('Escape');
      await site.addToCart();
      await expect(site.suggestions.getByRole('listitem')).toHaveCount(2);
      expect(await findCoveredControls(site.modal)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });

    test('every link of the menus can be reached', async ({ page, site }) => {
      await page.goto(`/${language}/shop`);
      await site.waitUntilHydrated();
      await site.openMenu();
      expect(await findCoveredControls(site.menu)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: new RegExp(`^${site.t.common('language')}: `) }).click();
      const languageList = page.getByRole('list', { name: site.t.common('language') });
      expect(await findCoveredControls(languageList)).toEqual([]);
    });
  });

test.describe('at 320 by 256 px with the cookie banner', () => {
  test.use({ language: 'de', viewport: smallestViewport, showsCookieBanner: true });

  test('the banner and the bar leave a part of the page visible, and cover no control with the focus', async ({
    page,
    site,
  }) => {
    await page.goto('/de/product/3');
    await expect(site.cookieBanner).toBeVisible();
    expect(await findCoveredControls(site.cookieBanner)).toEqual([]);
    expect(await measureVisibleHeight(page.getByRole('main'))).toBeGreaterThan(75);
    expect(await findCoveredControls(page.getByRole('main'))).toEqual([]);
  });
});

/** Checks that nothing on the current page overflows at any width. `view` appears in the error message. */
async function checkOverflow(page: Page, view: string) {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverflow(page), `${view} at ${width} px`).toEqual([]);
  }
}

test('pages fit the viewport if the default font size of the browser is 24 px', async ({ baseURL }) => {
  test.slow();
  const browser = await chromium.launch({
    executablePath: findHeadlessShellPath(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=24'],
  });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await setSaveData(page);
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'accepted'));
  for (const path of ['/', '/shop', '/product/3', '/cart']) {
    await page.goto(localizedPath('de', path));
    await waitUntilHydrated(page);
    await checkOverflow(page, path);
  }
  await browser.close();
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('closes when the focus leaves it', async ({ page, site }) => {
    await page.goto('/en/shop');
    await site.waitUntilHydrated();
    await site.openMenu();
    for (const name of ['Home', 'Services', 'Shop', 'Blog', 'About', 'Contact']) {
      await page.keyboard.press('Tab');
      await expect(site.menu.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(site.menu).toBeHidden();
    await page.getByRole('button', { name: /^Language: / }).click();
    const languageList = page.getByRole('list', { name: 'Language' });
    await expect(languageList).toBeVisible();
    await languageList.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(languageList).toBeHidden();
  });
});

/** Replaces each text of the page with a word of 80 letters. Prices, such as “Free”, stay. */
const showLongWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.nodeValue &&
        /\p{L}{3}/u.test(node.nodeValue) &&
        !node.parentElement?.closest('script, style, .vt-site-bar, .vt-price')
      )
        node.nodeValue = 'Unternehmensnachfolgeregelungsverordnung'.repeat(2);
  });

async function checkLongWords(page: Page, view: string) {
  await waitUntilHydrated(page);
  await showLongWords(page);
  await checkOverflow(page, `${view}, long words,`);
}

test.describe('in German', () => {
  test.use({ language: 'de', allowedConsole: /404/ });

  // Both checks share a visit, because most of the time is spent loading pages.
  for (const path of paths)
    test(`text of 200 % and long words fit into ${path}`, async ({ page }) => {
      await page.goto(localizedPath('de', path));
      await waitUntilHydrated(page);
      const style = await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await checkOverflow(page, `${path}, text of 200 %,`);
      await style.evaluate((element) => (element as HTMLElement).remove());
      await checkLongWords(page, path);
    });

  for (const path of ['/blog/fully-booked-team', '/shop?q=webinar', '/nowhere'])
    test(`long words fit into ${path}`, async ({ page }) => {
      await page.goto(localizedPath('de', path));
      await checkLongWords(page, path);
    });
});

test.describe('large numbers', () => {
  test.use({ language: 'de' });

  test('six-digit quantities and their prices fit into the drawer and the cart page', async ({ page, site }) => {
    const lines = ['1', '3'].map((id) =>
      createSavedLine(id, { price: site.getProduct(id).price_in_cents, quantity: 123_456 }),
    );
    await openWithStorage(page, { cart: JSON.stringify(lines) }, '/de/cart');
    const field = site.getCartLine(site.getProductName('1')).getByRole('textbox');
    await expect(field).toHaveValue('123456');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `the cart page at ${width} px`).toEqual([]);
      expect.soft(await field.evaluate((input) => input.scrollWidth <= input.clientWidth), 'field').toBe(true);
    }
    await page.getByRole('button', { name: /^Warenkorb öffnen/ }).click();
    await expect(site.drawer).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `the drawer at ${width} px`).toEqual([]);
    }
  });
});

test('long words fit into the drawer, the dialogs and the toasts', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/en/product/3');
  await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
  await checkLongWords(page, 'the purchase dialog');
  await page.goto('/en/product/3');
  await site.addToCart();
  await expect(site.suggestions.getByRole('listitem')).toHaveCount(2);
  await checkLongWords(page, 'the modal');
  await page.goto('/en/product/3');
  await site.openCart(1);
  await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
  await site.drawer.getByRole('button', { name: site.t.cart('checkout') }).click();
  await expect(site.toasts.getByRole('listitem')).toBeVisible();
  await checkLongWords(page, 'the drawer with a toast');
});
