import type { Page } from '@playwright/test';
import { localizedPath } from '@vitrine/i18n';
import { findAxeViolations, findContrastViolations } from './accessibility-issues.ts';
import { expect, test } from './fixtures.ts';

/** An element that is focused with the Tab key. */
interface TabStop {
  name: string;
  /** Whether the element is visible, and it or its field has a focus outline. */
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

/** Checks the contrast of text in an overlay in dark mode. `all-pages.spec.ts` checks the page behind it. */
async function expectDarkContrast(page: Page, overlay: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.soft(findContrastViolations(page, '[role=dialog]'), `${overlay}, dark`).resolves.toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

// One language of each direction.
for (const language of ['en', 'ar'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('has no axe violation in the added-to-cart modal and the cart drawer', async ({ page, site }) => {
      await page.goto(localizedPath(language, '/product/1'));
      await site.addToCart();
      await expect(site.suggestions).toBeVisible();
      await expect.soft(findAxeViolations(page), 'the added-to-cart modal').resolves.toEqual([]);
      if (language === 'en') await expectDarkContrast(page, 'the added-to-cart modal');
      await site.continueShopping();
      await site.openCart(1);
      await expect(site.relatedProducts).toBeVisible();
      if (language === 'en') await expectDarkContrast(page, 'the cart drawer');
      await expect.soft(findAxeViolations(page), 'the cart drawer').resolves.toEqual([]);
    });
  });

test.describe('by keyboard', () => {
  test('moves a visible focus through the page in reading order', async ({ page }) => {
    await page.goto('/en/shop');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeEnabled();
    const stops = await tabThrough(page, 40);
    expect(stops.filter(({ isFocusVisible }) => !isFocusVisible)).toEqual([]);
    const cardStops = stops.filter(({ name }) => name.includes('View details'));
    expect(cardStops.length).toBeGreaterThan(3);
    // In a row, a link can be above the previous one, because titles have different numbers of lines.
    const topDifferences = cardStops.slice(1).map(({ top }, index) => top - (cardStops[index]?.top ?? 0));
    expect(Math.min(...topDifferences)).toBeGreaterThan(-100);
  });

  test('traps the focus in an open dialog and restores it on close', async ({ page, site }) => {
    await page.goto('/en/product/1');
    // The rail has another one.
    const addButton = page
      .getByRole('main')
      .getByRole('button', { name: site.t.common('addToCart'), exact: true })
      .first();
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
  test.use({ forcedColors: 'active' });

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
  const product = site.getProductName('1');
  await page.goto('/en/product/1');
  await site.addToCart();
  await site.continueShopping();
  await site.openCart(1);
  await site.drawer.getByRole('button', { name: site.t.cart('lines.increase', { product }) }).click();
  await expect(
    page.getByRole('status').filter({ hasText: site.t.cart('lines.changed', { product, quantity: 2 }) }),
  ).toBeAttached();
  await site.drawer.getByRole('button', { name: site.t.cart('lines.removeProduct', { product }) }).click();
  await expect(page.getByRole('status').filter({ hasText: site.t.cart('lines.removed', { product }) })).toBeAttached();
});
