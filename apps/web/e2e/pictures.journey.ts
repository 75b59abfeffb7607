import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Pictures are loaded when they come into sight, so each is looked at. */
async function showPlaceholders(pictures: Locator, count: number) {
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
  }
}

test.describe('where there are no pictures', () => {
  test.use({ mayLog: /Failed to load resource/ });

  test('every product has a placeholder: on its card and page, in the modal, the cart and all that is offered [2.added.2] [9.image.1]', async ({
    page,
    shopper,
  }) => {
    await page.route('**/art/products/**', (route) => route.abort());
    await page.route('**/store/*/products?*', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const product of answer.products) {
        Object.assign(product, { thumbnail: null, images: [] });
        for (const variant of product.variants) variant.image_url = null;
      }
      await route.fulfill({ json: answer });
    });
    await page.goto('/shop');
    await showPlaceholders(page.getByRole('article').locator('img'), 6);
    await page.getByRole('link', { name: `View details ${shopper.nameOf('1')}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: shopper.nameOf('1') })).toBeVisible();
    await showPlaceholders(page.getByRole('main').locator('img'), 1);
    await shopper.addsToCart();
    await expect(shopper.suggestions.getByRole('listitem')).toHaveCount(2);
    await showPlaceholders(shopper.modal.locator('img'), 3);
    await shopper.continuesShopping();
    await shopper.opensCart(1);
    await expect(shopper.related.getByRole('listitem')).toHaveCount(3);
    await showPlaceholders(shopper.drawer.locator('img'), 4);
  });
});
