import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** A line as it is saved, of the second product. */
const line = {
  product: {
    id: '2',
    title: 'Digital Marketing Toolkit',
    image: '/art/products/2.svg',
    price_in_cents: 99999,
    currency: 'eur',
  },
  variant: {
    id: '2-default',
    title: '',
    image_url: '/art/products/2.svg',
    sku: null,
    price_in_cents: 99999,
    currency: 'eur',
    currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
    manage_inventory: false,
    inventory_quantity: null,
    weight: null,
    options: [],
  },
  quantity: 2,
};
const other = {
  ...line,
  product: { ...line.product, id: '4', price_in_cents: 39999 },
  variant: { ...line.variant, id: '4-default', price_in_cents: 39999 },
};

/** Opens the shop as someone whose browser has kept this under the cart's key. */
async function comesBackWith(page: Page, saved: string) {
  await page.addInitScript((saved) => {
    if (!sessionStorage.getItem('came back')) localStorage.setItem('cart', saved);
    sessionStorage.setItem('came back', 'yes');
  }, saved);
  await page.goto('/en/shop');
}

test.describe('a saved cart', () => {
  test('is there again, with what it comes to reckoned anew [4.cart.1]', async ({ page, shopper }) => {
    await comesBackWith(page, JSON.stringify([line]));
    await shopper.opensCart(2);
    await expect(shopper.drawer).toContainText(shopper.price(199998));
  });
});

const spoilt: Record<string, { saved: string; left: number }> = {
  'is no JSON': { saved: 'not a cart', left: 0 },
  'is half a JSON': { saved: JSON.stringify([line, other]).slice(0, -40), left: 0 },
  'is another app’s': { saved: '{"theme":"dark"}', left: 0 },
  'has a negative quantity in one line': { saved: JSON.stringify([{ ...line, quantity: -3 }, other]), left: 2 },
  'has a price as text in one line': {
    saved: JSON.stringify([{ ...line, variant: { ...line.variant, price_in_cents: '1' } }, other]),
    left: 2,
  },
  'has a line that is no line': { saved: JSON.stringify([null, 7, 'x', [], other]), left: 2 },
  // As short as lines can be: more would not fit into a storage.
  'has a million lines': { saved: `[${JSON.stringify(other)}${',0'.repeat(1_000_000)}]`, left: 2 },
};

for (const [fault, { saved, left }] of Object.entries(spoilt)) {
  test.describe(`a saved cart that ${fault}`, () => {
    test.use({ mayLog: /cart/i });

    test(`gives what is left of it (${left}) and a line on the console, and the page goes on [4.cart.2] [8.storage.1]`, async ({
      page,
      shopper,
    }) => {
      const logged = page.waitForEvent('console', (message) => /cart/i.test(message.text()));
      await comesBackWith(page, saved);
      await logged;
      await shopper.opensCart(left);
      if (left === 0) await expect(shopper.drawer.getByText('Your cart is empty')).toBeVisible();
      else await expect(shopper.drawer).toContainText(shopper.price(79998));
      await expect(page.getByRole('heading', { level: 1, name: 'The shop', includeHidden: true })).toBeVisible();
    });
  });
}
