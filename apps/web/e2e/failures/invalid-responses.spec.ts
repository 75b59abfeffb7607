import type { Locator } from '@playwright/test';
import { createStoreProduct, serveProducts } from '../fake-store.ts';
import { expect, test } from '../fixtures.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

const allowedConsole =
  /was skipped in|could not be added to the cart|A query failed|The store did not return|Failed to load resource/;

test.use({ allowedConsole });

const savedCart = { cart: JSON.stringify([createSavedLine('rare', { price: 5000, title: 'Rare thing' })]) };
const getListItems = (region: Locator) => region.getByRole('listitem');

test('skips values of a wrong type in a response and keeps the rest', async ({ page, site }) => {
  const invalidProducts = [null, 7, { id: 4 }, { id: 'b', variants: 'none' }] as unknown as { id: string }[];
  const validProduct = {
    ...createStoreProduct('good', 1500, 'Good thing'),
    images: 'none',
    options: 5,
    type: null,
    subtitle: 3,
  };
  await serveProducts(page, [...invalidProducts, validProduct, createStoreProduct('rare', '5000')], 'many');
  await openWithStorage(page, savedCart, '/cart');
  await test.step('cart: keeps the saved line, and offers the valid product', async () => {
    await expect(getListItems(site.relatedProducts)).toHaveCount(1);
    await expect(site.relatedProducts).toContainText('Good thing');
    await expect(site.getCartLine('Rare thing')).toContainText('€50.00');
    await expectSavedCart(page, { 'rare-default': 1 });
  });
  await test.step('drawer: does not add a product of unknown stock, and shows a toast', async () => {
    await site.openCart(1);
    await site.relatedProducts.getByRole('button', { name: 'Add to cart Good thing' }).click();
    await expect(site.toasts).toContainText('We can’t check the stock of Good thing right now');
    await expect(site.drawer).toHaveAccessibleName('Cart (1 item)');
    await expectSavedCart(page, { 'rare-default': 1 });
  });
  await test.step('product: adds to the cart', async () => {
    await page.goto('/product/2');
    await site.addToCart();
    await expect(site.modal).toContainText(site.getProductName('2'));
    await expect(site.suggestions).toContainText('Good thing');
    await expectSavedCart(page, { 'rare-default': 1, '2-default': 1 });
  });
});

test.describe('when a response has ten thousand products', () => {
  // After a product is added, the next one moves below the pointer, so the site prefetches its page. On a busy machine, this large response
  // exceeds the timeout for the related products of that page.
  test.use({
    allowedConsole: new RegExp(
      `${allowedConsole.source}|^error: The related products could not be loaded: The call was aborted\\.$`,
    ),
  });

  test('limits suggestions and related products', async ({ page, site }) => {
    const manyProducts = Array.from({ length: 10_000 }, (_, index) => createStoreProduct(`p${index}`, 100 + index));
    await serveProducts(page, manyProducts);
    await openWithStorage(page, savedCart, '/product/1');
    await test.step('modal: shows two suggestions', async () => {
      await site.addToCart();
      await expect(getListItems(site.suggestions)).toHaveCount(2);
      await expectSavedCart(page, { '1-default': 1 });
    });
    await test.step('drawer: shows three related products and adds one', async () => {
      await site.continueShopping();
      await site.openCart(1);
      await expect(getListItems(site.relatedProducts)).toHaveCount(3);
      await site.relatedProducts.getByRole('button', { name: 'Add to cart Product p0' }).click();
      await expect(site.drawer).toContainText('€500.99');
      await expectSavedCart(page, { '1-default': 1, 'p0-default': 1 });
    });
    await test.step('cart: shows the lines and three related products', async () => {
      await page.goto('/cart');
      await expect(getListItems(site.relatedProducts)).toHaveCount(3);
      await expect(page.getByRole('main')).toContainText('€500.99');
      await expectSavedCart(page, { '1-default': 1, 'p0-default': 1 });
    });
  });
});
