import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Expects `count` images, each a placeholder. Scrolls to each image, because images load lazily. */
async function expectPlaceholders(images: Locator, count: number) {
  await expect(images).toHaveCount(count);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', '/art/placeholder.svg');
  }
}

test.describe('products without images', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('have a placeholder image on cards and pages, in the modal, the drawer and the suggestions', {
    tag: ['@2.added.2', '@9.image.1'],
  }, async ({ page, site }) => {
    await page.route('**/art/products/**', (route) => route.abort());
    await page.route('**/store/*/products?*', async (route) => {
      const response = await (await route.fetch()).json();
      for (const product of response.products) {
        Object.assign(product, { thumbnail: null, images: [] });
        for (const variant of product.variants) variant.image_url = null;
      }
      await route.fulfill({ json: response });
    });
    await page.goto('/shop');
    await expectPlaceholders(page.getByRole('list', { name: 'Products', exact: true }).locator('article img'), 14);
    await page.getByRole('link', { name: `View details ${site.getProductName('1')}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: site.getProductName('1') })).toBeVisible();
    // The two pictures of the gallery that are no pages, its four thumbnails, the picture below the section list, and three cards
    await expectPlaceholders(page.getByRole('main').locator('img:not([src^="/art/people/"])'), 10);
    await site.addToCart();
    await expect(site.suggestions.getByRole('listitem')).toHaveCount(2);
    await expectPlaceholders(site.modal.locator('img'), 3);
    await site.continueShopping();
    await site.openCart(1);
    await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
    await expectPlaceholders(site.drawer.locator('img'), 4);
  });
});
