import { expect, forVisitors, test } from './journey.ts';

forVisitors(() => {
  test('the drawer shows the cart and changes it, from any page and without leaving it [2.nav.7] [2.drawer.1] [2.drawer.2] [2.drawer.3] [2.drawer.4] [2.drawer.5] [2.drawer.6] [2.drawer.7] [2.drawer.8] [2.drawer.9] [2.drawer.10] [4.cart.3] [4.cart.7] [4.checkout.1] [4.checkout.2] [1.order.1]', async ({
    page,
    shopper,
  }) => {
    const { cart } = shopper.texts;
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const { name, price_in_cents } = shopper.product('4');
    await page.goto('/product/4');
    await shopper.addsToCart();
    await shopper.continuesShopping();
    await shopper.opensCart(1);
    await expect(page).toHaveURL(/\/product\/4$/);
    await expect(shopper.drawer).toHaveAccessibleName(cart('title', { count: 1 }));
    await expect(shopper.drawer).toHaveCSS('translate', 'none');
    const width = page.viewportSize()?.width ?? 0;
    const box = await shopper.drawer.boundingBox();
    if (shopper.language === 'ar') expect(box?.x).toBe(0);
    else expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
    await expect(shopper.drawer).toHaveCSS('animation-name', 'vt-cart-drawer-in');

    const line = shopper.lineOf(name);
    const quantity = line.getByRole('textbox', { name: cart('lines.quantity', { product: name }) });
    await expect(line).toContainText(shopper.price(price_in_cents));
    await expect(quantity).toHaveValue('1');
    await expect(shopper.drawer.getByText(cart('total.vat'))).toBeVisible();
    await expect(shopper.related.getByRole('listitem')).toHaveCount(3);

    await line.getByRole('button', { name: cart('lines.increase', { product: name }) }).click();
    await expect(quantity).toHaveValue('2');
    await expect(shopper.drawer).toHaveAccessibleName(cart('title', { count: 2 }));
    await expect(shopper.drawer).toContainText(shopper.price(2 * price_in_cents));
    await expect(page.getByText(cart('lines.changed', { product: name, quantity: 2 }))).toBeAttached();
    await quantity.fill('5');
    await quantity.press('Enter');
    await expect(shopper.drawer).toHaveAccessibleName(cart('title', { count: 5 }));
    await line.getByRole('button', { name: cart('lines.decrease', { product: name }) }).click();
    await expect(quantity).toHaveValue('4');
    await expect.poll(async () => (await shopper.savedCart()).map(({ quantity }) => quantity)).toEqual([4]);

    const checkout = shopper.drawer.getByRole('button', { name: cart('checkout') });
    await checkout.click();
    await expect(shopper.toasts).toContainText(cart('checkoutUnavailable.title'));
    await expect(shopper.toasts).toContainText(cart('checkoutUnavailable.description'));
    await expect(shopper.toasts.getByRole('listitem')).toHaveClass(/destructive/);

    await line.getByRole('button', { name: cart('lines.removeProduct', { product: name }) }).click();
    await expect(line).toHaveCount(0);
    await expect(shopper.drawer.getByText(cart('empty.title'))).toBeVisible();
    await expect(shopper.drawer.getByText(cart('empty.description'))).toBeVisible();
    await expect(page.getByText(cart('lines.removed', { product: name }))).toBeAttached();
    await checkout.click();
    await expect(shopper.toasts).toContainText(cart('empty.title'));
    await expect(shopper.toasts).toContainText(cart('empty.description'));
    await expect(shopper.toasts.getByRole('listitem')).toHaveClass(/destructive/);

    await shopper.drawer.getByRole('button', { name: cart('close') }).click();
    await expect(shopper.drawer).toBeHidden();
    await expect(shopper.cartButton(0)).toBeFocused();
    await expect(shopper.cartButton(0)).toHaveText('');
    await expect(page).toHaveTitle(new RegExp(name));
    expect(sent).toEqual([]);
  });

  test('the cart page shows the same cart [2.cart.1] [2.cart.2] [2.drawer.3] [2.drawer.9] [9.total.1] [4.cart.5]', async ({
    page,
    shopper,
  }) => {
    const { cart } = shopper.texts;
    await page.goto('/product/1');
    await shopper.addsToCart();
    await shopper.modal.getByRole('link', { name: cart('added.viewCart') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart('title', { count: 1 }));
    await shopper.readsInTheTab(cart('meta.title'), cart('meta.description'));
    const main = page.getByRole('main');
    await expect(main.getByText(cart('total.vat'))).toBeVisible();

    await shopper.related.getByRole('listitem').first().getByRole('button').click();
    await expect(main.getByRole('list', { name: cart('lines.label') }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart('title', { count: 2 }));
    await expect.poll(async () => (await shopper.savedCart()).length).toBe(2);
    const saved = await shopper.savedCart();
    const total = saved.reduce((sum, { variant, quantity }) => sum + Number(variant.price_in_cents) * quantity, 0);
    await expect(main).toContainText(shopper.price(total));

    await main.getByRole('button', { name: cart('checkout') }).click();
    await expect(shopper.toasts).toContainText(cart('checkoutUnavailable.title'));
    await shopper.opensCart(2);
    await expect(shopper.drawer).toContainText(shopper.price(total));
    await expect(shopper.drawer).toContainText(shopper.nameOf('1'));
    const variant = String(saved[1]?.variant.title);
    expect(variant).not.toBe('');
    await expect(shopper.drawer.getByText(variant, { exact: true })).toBeVisible();
  });
});

test.describe('in the words of the spec', () => {
  test.use({ language: 'fr' });

  test('a French visitor reads them in the cart [2.drawer.4] [2.drawer.7] [2.cart.2] [4.checkout.1] [4.checkout.2]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/cart');
    const main = page.getByRole('main');
    await expect(main.getByText('Votre panier est vide')).toBeVisible();
    await expect(main.getByText('TVA incluse')).toBeVisible();
    await main.getByRole('button', { name: 'Passer commande' }).click();
    await expect(shopper.toasts).toContainText('Votre panier est vide');
    await shopper.related.getByRole('button').first().click();
    await main.getByRole('button', { name: 'Passer commande' }).click();
    await expect(shopper.toasts).toContainText('Connexion Supabase requise');
    await expect(shopper.toasts).toContainText('base de données');
    await shopper.opensCart(1);
    await expect(shopper.drawer.getByText('TVA incluse')).toBeVisible();
  });
});

test('the titles of the cart follow the language [4.cart.1] [1.lang.5]', async ({ page, shopper }) => {
  await page.goto('/product/6');
  await shopper.addsToCart();
  await shopper.continuesShopping();
  await page.goto('/cart');
  await expect(shopper.lineOf(shopper.nameOf('6'))).toBeVisible();
  await shopper.choosesLanguage('Français');
  const line = page.getByRole('main').getByRole('list', { name: 'Produits du panier' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).not.toContainText(shopper.nameOf('6'));
  await expect(line).toContainText('1 199,99 €');
});

test('a line that goes leaves the focus on the next one, and the last on what the empty cart says [2.drawer.6]', async ({
  page,
  shopper,
}) => {
  const { cart } = shopper.texts;
  await page.goto('/cart');
  for (const _ of [1, 2]) await shopper.related.getByRole('button').first().click();
  const lines = page.getByRole('list', { name: cart('lines.label') }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const remove = page.getByRole('button', { name: /^Remove .* from the cart$/ });
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toBeFocused();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(cart('empty.title'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(cart('empty.title'));
});

test('the stock caps what is typed, and says so [4.cart.9]', async ({ page, shopper }) => {
  await page.goto('/cart');
  const offer = shopper.related.getByRole('listitem').filter({ hasText: 'Live Workshop' });
  await offer.getByRole('button').click();
  const line = shopper.lineOf('Live Workshop');
  const quantity = line.getByRole('textbox');
  await quantity.fill('50');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await expect(shopper.toasts).toContainText('Only 3 of Live Workshop');
  await expect(line.getByRole('button', { name: /^One more/ })).toHaveAttribute('aria-disabled', 'true');
  await quantity.fill('many');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(line).toHaveCount(0);
});
