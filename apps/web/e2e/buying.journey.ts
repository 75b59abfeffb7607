import { expect, test } from './journey.ts';

for (const language of ['fr', 'ar'] as const) {
  test.describe(`a visitor in ${language}`, () => {
    test.use({ language });

    test('fills a cart, changes it and finds it again [4.cart.1] [4.cart.4] [2.nav.6] [2.drawer.6] [7.related.1]', async ({
      page,
      shopper,
    }) => {
      const { cart } = shopper.texts;
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await shopper.findsProduct('1');
      await expect(page.getByRole('main')).toContainText(shopper.price(49999));
      await shopper.addsToCart();
      await expect(shopper.modal).toContainText(shopper.nameOf('1'));
      await shopper.continuesShopping();
      await shopper.addsToCart();
      await shopper.continuesShopping();
      await shopper.opensCart(2);

      await expect(shopper.lineOf(shopper.nameOf('1')).getByRole('textbox')).toHaveValue('2');
      await expect(shopper.drawer).toContainText(shopper.price(2 * 49999));

      await expect(shopper.related.getByRole('listitem')).toHaveCount(3);
      const offer = shopper.related
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') })
        .first();
      await offer.getByRole('button').click();
      await expect(shopper.drawer).toHaveAccessibleName(cart('title', { count: 3 }));
      await expect(shopper.modal).toBeHidden();

      await page.getByRole('button', { name: cart('lines.removeProduct', { product: shopper.nameOf('1') }) }).click();
      await expect(shopper.lineOf(shopper.nameOf('1'))).toHaveCount(0);
      await expect(shopper.drawer).toHaveAccessibleName(cart('title', { count: 1 }));

      await page.reload();
      await expect(shopper.cartButton(1)).toBeEnabled();
      await shopper.opensCart(1);
      await expect(page.getByRole('list', { name: cart('lines.label') }).getByRole('listitem')).toHaveCount(1);
      await expect(shopper.drawer.getByRole('button', { name: cart('checkout') })).toBeEnabled();
    });
  });
}

test.describe('the last piece', () => {
  test.use({ language: 'fr' });

  test('cannot be bought twice, and the refusal says so [5.stock.1] [8.stock.1] [8.stock.4]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/product/5');
    await expect(page.getByText('Seulement 1 en stock')).toBeVisible();
    await shopper.addsToCart();
    await shopper.continuesShopping();
    await shopper.addsToCart();
    await expect(shopper.toasts).toContainText(
      `Pas assez de stock pour ${shopper.nameOf('5')}. Il ne reste que 1 article`,
    );
    await expect(shopper.cartButton(1)).toBeVisible();
  });
});
