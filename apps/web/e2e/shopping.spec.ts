import { serveStock } from './fake-store.ts';
import { expect, test } from './fixtures.ts';

// As for most visitors.
test.use({ saveData: false });

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('adds products to the cart, removes one and restores the cart after a reload', {
    tag: ['@4.cart.1', '@4.cart.4', '@2.nav.6', '@2.drawer.6', '@7.related.1'],
  }, async ({ page, site }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

    await site.openProduct('1');
    await expect(page.getByRole('main')).toContainText(site.formatAmount(49999));
    await site.addToCart();
    await expect(site.modal).toContainText(site.getProductName('1'));
    await site.continueShopping();
    await site.addToCart();
    await site.continueShopping();
    await site.openCart(2);

    await expect(site.getCartLine(site.getProductName('1')).getByRole('textbox')).toHaveValue('2');
    await expect(site.drawer).toContainText(site.formatAmount(2 * 49999));

    await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
    const relatedProduct = site.relatedProducts
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    await relatedProduct.getByRole('button').click();
    await expect(site.drawer).toHaveAccessibleName(site.t.cart('title', { count: 3 }));
    await expect(site.modal).toBeHidden();

    await page
      .getByRole('button', { name: site.t.cart('lines.removeProduct', { product: site.getProductName('1') }) })
      .click();
    await expect(site.getCartLine(site.getProductName('1'))).toHaveCount(0);
    await expect(site.drawer).toHaveAccessibleName(site.t.cart('title', { count: 1 }));

    await page.reload();
    await expect(site.getCartButton(1)).toBeEnabled();
    await site.openCart(1);
    await expect(page.getByRole('list', { name: site.t.cart('lines.label') }).getByRole('listitem')).toHaveCount(1);
    await expect(site.drawer.getByRole('button', { name: site.t.cart('checkout') })).toBeEnabled();
  });
});

test.describe('the last item in stock', () => {
  test.use({ language: 'fr' });

  test('cannot be added twice, and a toast shows the reason', {
    tag: ['@5.stock.1', '@8.stock.1', '@8.stock.4'],
  }, async ({ page, site }) => {
    await serveStock(page, { '3-default': 1 });
    await page.goto('/product/3');
    await expect(page.getByText('Seulement 1 en stock')).toBeVisible();
    await site.addToCart();
    await site.continueShopping();
    await site.addToCart();
    await expect(site.toasts).toContainText(
      `Pas assez de stock pour ${site.getProductName('3')}. Il ne reste que 1 article`,
    );
    await expect(site.getCartButton(1)).toBeVisible();
  });
});
