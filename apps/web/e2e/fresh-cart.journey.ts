import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { createShopper } from './shopper.ts';

const euro = { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 };

/** A line as it was saved some time ago: what it says of price and stock may no longer be true. */
const savedLine = (id: string, variantId: string, cents: number, quantity: number, stock: number | null = null) => ({
  product: { id, title: `Saved ${id}`, image: null, price_in_cents: cents, currency: 'eur' },
  variant: {
    id: variantId,
    title: '',
    image_url: null,
    sku: null,
    price_in_cents: cents,
    currency: 'eur',
    currency_info: euro,
    manage_inventory: stock !== null,
    inventory_quantity: stock,
    weight: null,
    options: [],
  },
  quantity,
});

async function comesBackWith(page: Page, lines: unknown[]) {
  await page.addInitScript((saved) => localStorage.setItem('cart', saved), JSON.stringify(lines));
  await page.goto('/en/blog');
}

test('a cart saved long ago is brought up to date on load, and the visitor is told what changed', async ({ page }) => {
  const shopper = await createShopper(page, 'en');
  await comesBackWith(page, [
    savedLine('2', '2-default', 50000, 1),
    savedLine('live-workshop', 'live-workshop-default', 24900, 9, 50),
    savedLine('no-such-thing', 'no-such-thing-default', 100, 1),
  ]);
  await expect(shopper.toasts).toContainText(shopper.texts.cart('notices.title'));
  await expect(shopper.toasts).toContainText('has gone up from €500.00 to €999.99');
  await expect(shopper.toasts).toContainText('the quantity is now 3');
  await expect(shopper.toasts).toContainText('Saved no-such-thing is no longer for sale');
  await shopper.opensCart(4);
  await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
  await expect(shopper.drawer).toContainText(shopper.price(99999 + 3 * 24900));
});

test('a cart that is up to date is left alone, without a word', async ({ page }) => {
  const shopper = await createShopper(page, 'en');
  const asked = page.waitForResponse((response) => response.url().includes('/variants?'));
  await comesBackWith(page, [savedLine('2', '2-default', 99999, 1)]);
  await asked;
  await shopper.opensCart(1);
  await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);
});
