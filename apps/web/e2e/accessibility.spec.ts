import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, localizedPath } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import { pagePaths } from './page-paths.ts';

/** Paths of pages with different layouts. The legal documents share a layout, so only one is tested. */
const layoutPaths = pagePaths.filter((path) => path !== '/terms-of-service' && path !== '/cookie-policy');

/** Runs axe with all rules, or only with `rules`. Returns a line per violation. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  // The site has no frames, so axe needs no second page to merge results.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Runs the only axe rule that depends on the color scheme. */
const findContrastViolations = (page: Page) => findViolations(page, ['color-contrast']);

/** Lists controls whose width or height is less than `minSize` CSS pixels. Links within a sentence are exempt (WCAG 2.2, 2.5.8). */
function findSmallTargets(page: Page, minSize: number): Promise<string[]> {
  return page.evaluate((minSize) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select');
    return [...controls].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isInText = target.closest('p, li:not(nav li, footer li)') && getComputedStyle(target).display === 'inline';
      const isVisible = width > 1 && target.checkVisibility({ visibilityProperty: true });
      return !isVisible || isInText || Math.round(Math.min(width, height)) >= minSize
        ? []
        : [`${target.textContent || target.ariaLabel}: ${width} × ${height}`];
    });
  }, minSize);
}

/** Lists issues of headings and landmarks: not exactly one h1 or main, skipped heading levels, navigations without a unique name. */
function findOutlineIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findVisible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const levels = findVisible('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const skippedLevels = levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? 0) + 1 ? [`h${level} follows h${levels[index - 1] ?? 0}`] : [],
    );
    const h1Count = levels.filter((level) => level === 1).length;
    const navigationNames = findVisible('nav').map((nav) => nav.ariaLabel || nav.getAttribute('aria-labelledby'));
    return [
      ...skippedLevels,
      ...(h1Count === 1 ? [] : [`${h1Count} h1 elements`]),
      ...(findVisible('main').length === 1 ? [] : ['not exactly one main']),
      ...(navigationNames.every(Boolean) && new Set(navigationNames).size === navigationNames.length
        ? []
        : ['a nav without a unique name']),
    ];
  });
}

/** Zoom levels, each with the width in CSS pixels of a viewport that is 1280 px wide without zoom. */
const zoomLevels = [
  ['200 %', 640],
  ['400 %', 320],
] as const;

/** Measures how many pixels wider than the viewport the page is. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** An element that is focused with the Tab key. */
interface TabStop {
  name: string;
  /** Whether the element is visible and has a focus outline. */
  isFocusVisible: boolean;
  /** The distance from the top of the page in CSS pixels. */
  top: number;
}

/** Presses Tab `count` times. Returns the focused elements. */
async function tabThrough(page: Page, count: number): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let press = 0; press < count; press++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const field = element.closest(
          '.rt-TextFieldRoot, .rt-TextAreaRoot, .vt-quantity-field, .vt-search-field__control',
        );
        const fieldStyle = field ? getComputedStyle(field) : undefined;
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        const { top, width, height } = element.getBoundingClientRect();
        return {
          name: element.ariaLabel || element.textContent || element.tagName,
          isFocusVisible:
            width > 0 && height > 0 && (hasOutline || (fieldStyle !== undefined && fieldStyle.outlineStyle !== 'none')),
          top: Math.round(top + scrollY),
        };
      }),
    );
  }
  return stops;
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language, allowedConsole: /404/ });

    test('has no axe violation, outline issue or target below 24 px on any page in light and dark mode', async ({
      page,
      site,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of layoutPaths) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(localizedPath(language, path));
        // The toast region is rendered last.
        await site.toasts.waitFor({ state: 'attached' });
        await expect.soft(findViolations(page), `${path}, light`).resolves.toEqual([]);
        await expect.soft(findOutlineIssues(page), path).resolves.toEqual([]);
        await expect.soft(findSmallTargets(page, 24), path).resolves.toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass('dark');
        await expect.soft(findContrastViolations(page), `${path}, dark`).resolves.toEqual([]);
      }
    });

    test.describe('on a narrow touch screen', () => {
      test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

      test('has no horizontal overflow at 200 % and 400 % zoom and no target below 44 px', async ({ page }) => {
        for (const path of layoutPaths) {
          await page.goto(localizedPath(language, path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const [zoom, width] of zoomLevels) {
            await page.setViewportSize({ width, height: 640 });
            expect.soft(await measureOverflow(page), `${path}, zoomed to ${zoom}`).toBe(0);
          }
          await expect.soft(findSmallTargets(page, 44), path).resolves.toEqual([]);
        }
      });
    });

    test('has no axe violation in the added-to-cart modal and the cart drawer', async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(localizedPath(language, '/product/1'));
      await site.addToCart();
      await expect(site.suggestions).toBeVisible();
      await expect.soft(findViolations(page), 'the added-to-cart modal').resolves.toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.soft(findContrastViolations(page), 'the added-to-cart modal, dark').resolves.toEqual([]);
      await site.continueShopping();
      await site.openCart(1);
      await expect(site.relatedProducts).toBeVisible();
      await expect.soft(findContrastViolations(page), 'the cart drawer, dark').resolves.toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.soft(findViolations(page), 'the cart drawer').resolves.toEqual([]);
    });
  });
}

test.describe('by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves a visible focus through the page in reading order', async ({ page }) => {
    await page.goto('/en/shop');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeEnabled();
    const stops = await tabThrough(page, 20);
    expect(stops.filter(({ isFocusVisible }) => !isFocusVisible)).toEqual([]);
    const cardStops = stops.filter(({ name }) => name.includes('View details'));
    expect(cardStops.length).toBeGreaterThan(3);
    // In a row, a link can be above the previous one, because titles have different numbers of lines.
    const topDifferences = cardStops.slice(1).map(({ top }, index) => top - (cardStops[index]?.top ?? 0));
    expect(Math.min(...topDifferences)).toBeGreaterThan(-100);
  });

  test('traps the focus in an open dialog and restores it on close', async ({ page, site }) => {
    await page.goto('/en/product/1');
    const addButton = page
      .getByRole('main')
      .getByRole('button', { name: site.messages.common('addToCart'), exact: true });
    await expect(addButton).toBeEnabled();
    await addButton.focus();
    await page.keyboard.press('Enter');
    await expect(site.suggestions).toBeVisible();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      await expect(site.modal.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(addButton).toBeFocused();

    await site.getCartButton(1).focus();
    await page.keyboard.press('Enter');
    await expect(site.drawer).toBeVisible();
    await expect(site.drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(site.drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(site.getCartButton(1)).toBeFocused();
  });
});

test.describe('in forced colors mode', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('draws borders of buttons and fields, and the focus outline', async ({ page }) => {
    await page.goto('/en');
    const submitButton = page.locator('#cta button[type=submit]');
    await submitButton.scrollIntoViewIfNeeded();
    await expect(submitButton).toBeEnabled();
    await expect(submitButton).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('#cta .rt-TextFieldRoot').first()).toHaveCSS('border-top-style', 'solid');
    await page.locator('#cta textarea').focus();
    await page.keyboard.press('Tab');
    await expect(submitButton).toBeFocused();
    await expect(submitButton).toHaveCSS('outline-style', 'solid');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  });
});

test('announces changes of the cart in a live region while the drawer is open', async ({ page, site }) => {
  const { cart } = site.messages;
  const product = site.getProductName('1');
  await page.goto('/en/product/1');
  await site.addToCart();
  await site.continueShopping();
  await site.openCart(1);
  await site.drawer.getByRole('button', { name: cart('lines.increase', { product }) }).click();
  await expect(
    page.getByRole('status').filter({ hasText: cart('lines.changed', { product, quantity: 2 }) }),
  ).toBeAttached();
  await site.drawer.getByRole('button', { name: cart('lines.removeProduct', { product }) }).click();
  await expect(page.getByRole('status').filter({ hasText: cart('lines.removed', { product }) })).toBeAttached();
});
