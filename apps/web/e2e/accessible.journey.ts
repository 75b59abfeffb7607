import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, localizedPath } from '@vitrine/i18n';
import { expect, test } from './journey.ts';
import { pages } from './pages.ts';

/** A page of each screen: the legal documents share one. */
const screens = pages.filter((path) => path !== '/terms-of-service' && path !== '/cookie-policy');

/** What axe finds on the page, by all of its rules or by some, a line per finding. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  // There are no frames, and so no second page is needed to put their results together in.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What axe finds in that which the appearance alone decides. */
const contrastFindings = (page: Page) => findings(page, ['color-contrast']);

/** What can be operated and is smaller than it may be; links within a sentence may be (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const operable = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select');
    return [...operable].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const inText = target.closest('p, li:not(nav li, footer li)') && getComputedStyle(target).display === 'inline';
      const seen = width > 1 && target.checkVisibility({ visibilityProperty: true });
      return !seen || inText || Math.round(Math.min(width, height)) >= least
        ? []
        : [`${target.textContent || target.ariaLabel}: ${width} × ${height}`];
    });
  }, least);
}

/** What is wrong with the outline: not one first heading, a level that is skipped, a landmark that is missing or has no name of its own. */
function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const levels = shown('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const skipped = levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? 0) + 1 ? [`h${level} follows h${levels[index - 1] ?? 0}`] : [],
    );
    const firsts = levels.filter((level) => level === 1).length;
    const navigations = shown('nav').map((nav) => nav.ariaLabel || nav.getAttribute('aria-labelledby'));
    return [
      ...skipped,
      ...(firsts === 1 ? [] : [`${firsts} first headings`]),
      ...(shown('main').length === 1 ? [] : ['not one main']),
      ...(navigations.every(Boolean) && new Set(navigations).size === navigations.length ? [] : ['a nameless nav']),
    ];
  });
}

/** What is left of a window of 1280 pixels when the page is zoomed. */
const zoomed = [
  ['200 %', 640],
  ['400 %', 320],
] as const;

/** By how much the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Walks through the page by Tab, and says of each stop what it is and whether its focus can be seen. */
async function walk(page: Page, stops: number): Promise<{ name: string; visible: boolean; top: number }[]> {
  const seen: { name: string; visible: boolean; top: number }[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const at = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        const field = at.closest('.rt-TextFieldRoot, .rt-TextAreaRoot, .vt-quantity-field');
        const around = field ? getComputedStyle(field) : undefined;
        const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        const { top, width, height } = at.getBoundingClientRect();
        return {
          name: at.ariaLabel || at.textContent || at.tagName,
          visible: width > 0 && height > 0 && (ring || (around !== undefined && around.outlineStyle !== 'none')),
          top: Math.round(top + scrollY),
        };
      }),
    );
  }
  return seen;
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    // An address that names nothing answers 404.
    test.use({ language, mayLog: /404/ });

    test('every screen gives axe nothing to find, light and dark, has an outline without gaps, and targets of 24 px', async ({
      page,
      shopper,
    }) => {
      // Eleven screens, each judged twice: a busy machine takes its time.
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of screens) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(localizedPath(language, path));
        // The last part of the page to come: from here on it is as it stays.
        await shopper.toasts.waitFor({ state: 'attached' });
        await expect.soft(findings(page), `${path}, light`).resolves.toEqual([]);
        await expect.soft(outlineFaults(page), path).resolves.toEqual([]);
        await expect.soft(smallTargets(page, 24), path).resolves.toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass('dark');
        await expect.soft(contrastFindings(page), `${path}, dark`).resolves.toEqual([]);
      }
    });

    test.describe('on a narrow touch screen', () => {
      test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

      test('every screen fits the window, as it does at 200 % and 400 % zoom, with targets of 44 px', async ({
        page,
      }) => {
        for (const path of screens) {
          await page.goto(localizedPath(language, path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const [zoom, width] of zoomed) {
            await page.setViewportSize({ width, height: 640 });
            expect.soft(await overflow(page), `${path}, zoomed to ${zoom}`).toBe(0);
          }
          await expect.soft(smallTargets(page, 44), path).resolves.toEqual([]);
        }
      });
    });

    test('what lies over a screen gives axe nothing to find', async ({ page, shopper }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(localizedPath(language, '/product/1'));
      await shopper.addsToCart();
      await expect(shopper.suggestions).toBeVisible();
      await expect.soft(findings(page), 'the added-to-cart modal').resolves.toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.soft(contrastFindings(page), 'the added-to-cart modal, dark').resolves.toEqual([]);
      await shopper.continuesShopping();
      await shopper.opensCart(1);
      await expect(shopper.related).toBeVisible();
      await expect.soft(contrastFindings(page), 'the cart drawer, dark').resolves.toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.soft(findings(page), 'the cart drawer').resolves.toEqual([]);
    });
  });
}

test.describe('by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the focus goes down the page in the order of reading and can be seen at every stop', async ({ page }) => {
    await page.goto('/en/shop');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeEnabled();
    const stops = await walk(page, 20);
    expect(stops.filter(({ visible }) => !visible)).toEqual([]);
    const cards = stops.filter(({ name }) => name.includes('View details'));
    expect(cards.length).toBeGreaterThan(3);
    // Cards of one row may stand at different heights, by a line of their titles.
    const steps = cards.slice(1).map(({ top }, index) => top - (cards[index]?.top ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(-100);
  });

  test('a dialog keeps the focus, and gives it back to what opened it', async ({ page, shopper }) => {
    await page.goto('/en/product/1');
    const add = page.getByRole('main').getByRole('button', { name: shopper.texts.common('addToCart'), exact: true });
    await expect(add).toBeEnabled();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(shopper.suggestions).toBeVisible();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      await expect(shopper.modal.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();

    await shopper.cartButton(1).focus();
    await page.keyboard.press('Enter');
    await expect(shopper.drawer).toBeVisible();
    await expect(shopper.drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(shopper.drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(shopper.cartButton(1)).toBeFocused();
  });
});

test.describe('where the colours are the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons, fields and the focus are drawn with lines', async ({ page }) => {
    await page.goto('/en');
    const submit = page.locator('#cta button[type=submit]');
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeEnabled();
    await expect(submit).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('#cta .rt-TextFieldRoot').first()).toHaveCSS('border-top-style', 'solid');
    await page.locator('#cta textarea').focus();
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await expect(submit).toHaveCSS('outline-style', 'solid');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  });
});

test('what changes in the cart is said in a live region, over the open drawer too', async ({ page, shopper }) => {
  const { cart } = shopper.texts;
  const name = { product: shopper.nameOf('1') };
  await page.goto('/en/product/1');
  await shopper.addsToCart();
  await shopper.continuesShopping();
  await shopper.opensCart(1);
  await shopper.drawer.getByRole('button', { name: cart('lines.increase', name) }).click();
  await expect(
    page.getByRole('status').filter({ hasText: cart('lines.changed', { ...name, quantity: 2 }) }),
  ).toBeAttached();
  await shopper.drawer.getByRole('button', { name: cart('lines.removeProduct', name) }).click();
  await expect(page.getByRole('status').filter({ hasText: cart('lines.removed', name) })).toBeAttached();
});
