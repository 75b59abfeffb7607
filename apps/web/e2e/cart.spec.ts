import { expect, forLanguagesAndViewports, test } from './fixtures.ts';
import { getEdges } from './get-edges.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';
import { translatePage } from './translate-page.ts';

forLanguagesAndViewports(() => {
  test.use({ reducedMotion: 'no-preference' });

  test('opens the cart in a drawer, changes and removes a line there, and shows that checkout is unavailable', {
    tag: [
      '@2.nav.7',
      '@2.drawer.1',
      '@2.drawer.2',
      '@2.drawer.3',
      '@2.drawer.4',
      '@2.drawer.5',
      '@2.drawer.6',
      '@2.drawer.7',
      '@2.drawer.8',
      '@2.drawer.9',
      '@2.drawer.10',
      '@4.cart.3',
      '@4.cart.7',
      '@4.checkout.1',
      '@4.checkout.2',
      '@1.order.1',
    ],
  }, async ({ page, site }) => {
    const nonGetRequests: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && nonGetRequests.push(request.url()));
    const { name, price_in_cents } = site.getProduct('4');
    await page.goto('/product/4');
    await site.addToCart();
    await site.continueShopping();
    await site.openCart(1);
    await expect(page).toHaveURL(/\/product\/4$/);
    await expect(site.drawer).toHaveAccessibleName(site.t.cart('title', { count: 1 }));
    await expect(site.drawer).toHaveCSS('translate', 'none');
    const viewportWidth = page.viewportSize()?.width ?? 0;
    const { left, right } = await getEdges(site.drawer);
    if (site.language === 'ar') expect(left).toBe(0);
    else expect(right).toBe(viewportWidth);
    await expect(site.drawer).toHaveCSS('animation-name', 'vt-cart-drawer-in');

    const line = site.getCartLine(name);
    const quantityField = line.getByRole('textbox', { name: site.t.cart('lines.quantity', { product: name }) });
    await expect(line).toContainText(site.formatAmount(price_in_cents));
    await expect(quantityField).toHaveValue('1');
    await expect(site.drawer.getByText(site.t.cart('total.vat'))).toBeVisible();
    await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);

    await line.getByRole('button', { name: site.t.cart('lines.increase', { product: name }) }).click();
    await expect(quantityField).toHaveValue('2');
    await expect(site.drawer).toHaveAccessibleName(site.t.cart('title', { count: 2 }));
    await expect(site.drawer).toContainText(site.formatAmount(2 * price_in_cents));
    await expect(page.getByText(site.t.cart('lines.changed', { product: name, quantity: 2 }))).toBeAttached();
    await quantityField.fill('5');
    await quantityField.press('Enter');
    await expect(site.drawer).toHaveAccessibleName(site.t.cart('title', { count: 5 }));
    await line.getByRole('button', { name: site.t.cart('lines.decrease', { product: name }) }).click();
    await expect(quantityField).toHaveValue('4');
    await expect.poll(async () => (await site.readSavedCart()).map(({ quantity }) => quantity)).toEqual([4]);

    const checkoutButton = site.drawer.getByRole('button', { name: site.t.cart('checkout') });
    await checkoutButton.click();
    await expect(site.toasts).toContainText(site.t.cart('checkoutUnavailable.title'));
    await expect(site.toasts).toContainText(site.t.cart('checkoutUnavailable.description'));
    await expect(site.toasts.getByRole('listitem')).toHaveClass(/destructive/);

    await line.getByRole('button', { name: site.t.cart('lines.removeProduct', { product: name }) }).click();
    await expect(line).toHaveCount(0);
    await expect(site.drawer.getByText(site.t.cart('empty.title'))).toBeVisible();
    await expect(site.drawer.getByText(site.t.cart('empty.description'))).toBeVisible();
    await expect(page.getByText(site.t.cart('lines.removed', { product: name }))).toBeAttached();
    await checkoutButton.click();
    await expect(site.toasts).toContainText(site.t.cart('empty.title'));
    await expect(site.toasts).toContainText(site.t.cart('empty.description'));
    await expect(site.toasts.getByRole('listitem')).toHaveClass(/destructive/);

    await site.drawer.getByRole('button', { name: site.t.cart('close') }).click();
    await expect(site.drawer).toBeHidden();
    await expect(site.getCartButton(0)).toBeFocused();
    await expect(site.getCartButton(0)).toHaveText('');
    await expect(page).toHaveTitle(new RegExp(name));
    expect(nonGetRequests).toEqual([]);
  });
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('shows the same lines and total on the cart page as in the drawer', {
    tag: ['@2.cart.1', '@2.cart.2', '@2.drawer.3', '@2.drawer.9', '@9.total.1', '@4.cart.5'],
  }, async ({ page, site }) => {
    await page.goto('/product/1');
    await site.addToCart();
    await site.modal.getByRole('link', { name: site.t.cart('added.viewCart') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.cart('title', { count: 1 }));
    await site.expectMetadata(site.t.cart('meta.title'), site.t.cart('meta.description'));
    const main = page.getByRole('main');
    await expect(main.getByText(site.t.cart('total.vat'))).toBeVisible();

    await site.relatedProducts.getByRole('listitem').first().getByRole('button').click();
    await expect(main.getByRole('list', { name: site.t.cart('lines.label') }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.cart('title', { count: 2 }));
    await expect.poll(async () => (await site.readSavedCart()).length).toBe(2);
    const savedLines = await site.readSavedCart();
    const total = savedLines.reduce((sum, { variant, quantity }) => sum + Number(variant.price_in_cents) * quantity, 0);
    await expect(main).toContainText(site.formatAmount(total));

    await main.getByRole('button', { name: site.t.cart('checkout') }).click();
    await expect(site.toasts).toContainText(site.t.cart('checkoutUnavailable.title'));
    await site.openCart(2);
    await expect(site.drawer).toContainText(site.formatAmount(total));
    await expect(site.drawer).toContainText(site.getProductName('1'));
    const variantTitle = String(savedLines[1]?.variant.title);
    expect(variantTitle).not.toBe('');
    await expect(site.drawer.getByRole('combobox').locator('option:checked')).toHaveText(variantTitle);
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('shows the cart with the wording of the spec', {
    tag: ['@2.drawer.4', '@2.drawer.7', '@2.cart.2', '@4.checkout.1', '@4.checkout.2'],
  }, async ({ page, site }) => {
    await page.goto('/cart');
    const main = page.getByRole('main');
    await expect(main.getByText('Votre panier est vide')).toBeVisible();
    await expect(main.getByText('TVA incluse')).toBeVisible();
    await main.getByRole('button', { name: 'Passer commande' }).click();
    await expect(site.toasts).toContainText('Votre panier est vide');
    await site.relatedProducts.getByRole('button').first().click();
    await main.getByRole('button', { name: 'Passer commande' }).click();
    await expect(site.toasts).toContainText('Connexion Supabase requise');
    await expect(site.toasts).toContainText('base de données');
    await site.openCart(1);
    await expect(site.drawer.getByText('TVA incluse')).toBeVisible();
  });
});

test('shows the titles of the lines in the selected language', async ({ page, site }) => {
  await page.goto('/product/6');
  await site.addToCart();
  await site.continueShopping();
  await page.goto('/cart');
  await expect(site.getCartLine(site.getProductName('6'))).toBeVisible();
  await site.selectLanguage('Français');
  const line = page.getByRole('main').getByRole('list', { name: 'Produits du panier' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).not.toContainText(site.getProductName('6'));
  await expect(line).toContainText('1 199,99 €');
});

test('focuses the next line after a removal, and the empty-cart message when no line is left', {
  tag: ['@2.drawer.6'],
}, async ({ page, site }) => {
  await page.goto('/cart');
  for (const _ of [1, 2]) await site.relatedProducts.getByRole('button').first().click();
  const lines = page.getByRole('list', { name: site.t.cart('lines.label') }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const removeButtons = page.getByRole('button', { name: /^Remove .* from the cart$/ });
  await removeButtons.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toBeFocused();
  await removeButtons.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(site.t.cart('empty.title'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(site.t.cart('empty.title'));
});

test('reduces a typed quantity to the stock with a toast, ignores text, and removes the line at 0', {
  tag: ['@4.cart.9'],
}, async ({ page, site }) => {
  await page.goto('/cart');
  const relatedProduct = site.relatedProducts.getByRole('listitem').filter({ hasText: 'Live Workshop' });
  await relatedProduct.getByRole('button').click();
  const line = site.getCartLine('Live Workshop');
  const quantityField = line.getByRole('textbox');
  await quantityField.fill('50');
  await quantityField.press('Enter');
  await expect(quantityField).toHaveValue('3');
  await expect(site.toasts).toContainText('Only 3 of Live Workshop');
  await expect(line.getByRole('button', { name: /^Increase quantity/ })).toHaveAttribute('aria-disabled', 'true');
  await quantityField.fill('many');
  await quantityField.press('Enter');
  await expect(quantityField).toHaveValue('3');
  await quantityField.fill('0');
  await quantityField.press('Enter');
  await expect(line).toHaveCount(0);
});

test('shows the checkout toast at the top center, above the lines of the cart page, and without covering the total or the checkout button', async ({
  page,
  site,
}) => {
  await openWithStorage(
    page,
    { cart: JSON.stringify([createSavedLine('1', { price: 49999 }), createSavedLine('2', { price: 99999 })]) },
    '/en/cart',
  );
  const checkoutButton = page.getByRole('main').getByRole('button', { name: site.t.cart('checkout') });
  const toast = site.toasts.getByRole('listitem');
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 960, height: 844 },
    { width: 1440, height: 900 },
  ])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await checkoutButton.click();
      await expect(toast).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const { left, right, bottom } = await getEdges(toast);
      expect((left + right) / 2).toBeCloseTo(width / 2, 0);
      expect(bottom).toBeLessThan((await getEdges(site.getCartLine(site.getProductName('1')))).top);

      // On a phone, the visitor scrolls down until the button appears at the bottom of the screen.
      if (width < 960) await checkoutButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      else await page.evaluate(() => scrollTo(0, 150));
      const toastEdges = await getEdges(toast);
      const isAbove = toastEdges.bottom <= (await getEdges(page.locator('main .vt-cart-totals'))).top;
      const isBelow = toastEdges.top >= (await getEdges(checkoutButton)).bottom;
      expect(isAbove || isBelow).toBe(true);
    });
});

forLanguagesAndViewports(() => {
  test('shows a toast inside the drawer, right above its footer, and below the first line', async ({ page, site }) => {
    await openWithStorage(page, { cart: JSON.stringify([createSavedLine('1', { price: 49999 })]) }, '/shop');
    await site.openCart(1);
    await site.drawer.getByRole('button', { name: site.t.cart('checkout') }).click();
    const toast = site.toasts.getByRole('listitem');
    await expect(toast).toBeVisible();
    const { left, right, top, bottom } = await getEdges(toast);
    const footer = await getEdges(site.drawer.locator('footer'));
    expect(top).toBeGreaterThanOrEqual((await getEdges(site.getCartLine(site.getProductName('1')))).bottom);
    expect(bottom).toBeLessThanOrEqual(footer.top);
    expect(bottom).toBeGreaterThan(footer.top - 20);
    expect(left).toBeGreaterThanOrEqual(footer.left);
    expect(right).toBeLessThanOrEqual(footer.right);
  });
});

test.describe('the HTML of the cart page', () => {
  test.use({ javaScriptEnabled: false, language: 'fr' });

  test('has a heading, but neither lines nor the message of an empty cart, because the cart is not known yet', async ({
    page,
    site,
  }) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.cart('heading'));
    await expect(page.getByRole('main')).not.toContainText(site.t.cart('empty.title'));
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('opens the drawer in the language of the page after an extension has changed the language of the document', async ({
    page,
    site,
  }) => {
    await page.goto('/fr/blog');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.evaluate(() => {
      document.documentElement.lang = 'it';
    });
    await site.openCart(0);
    await expect(site.drawer.getByText(site.t.cart('empty.title'))).toBeVisible();
  });
});

test('keeps the drawer, the toasts and the cart page usable after the browser has translated them', async ({
  page,
  site,
}) => {
  const name = site.getProductName('1');
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('1', { price: 49999 })]) }, '/en/cart');
  await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
  // React would report a hydration error for the translated text of what it has not hydrated yet.
  await site.waitUntilHydrated();
  const heading = page.getByRole('heading', { level: 1 });
  for (const container of [page.getByRole('main'), site.drawer]) {
    await translatePage(page);
    const line = container.getByRole('listitem').filter({ hasText: name });
    await line.getByRole('button', { name: site.t.cart('lines.increase', { product: name }) }).click();
    await container.getByRole('button', { name: site.t.cart('checkout') }).click();
    await expect(site.toasts).toContainText(site.t.cart('checkoutUnavailable.title'));
    await translatePage(page);
    await container.getByRole('button', { name: site.t.cart('checkout') }).click();
    await expect(site.toasts).toContainText(site.t.cart('checkoutUnavailable.title'));
    if (container !== site.drawer) {
      await expect(heading).toHaveText(site.t.cart('title', { count: 2 }));
      await expect(container).toContainText(site.formatAmount(2 * 49999));
      await site.openCart(2);
    }
  }
  await expect(site.drawer).toHaveAccessibleName(site.t.cart('title', { count: 3 }));
  await site.drawer.getByRole('button', { name: site.t.cart('lines.removeProduct', { product: name }) }).click();
  await expect(site.drawer.getByText(site.t.cart('empty.title'))).toBeVisible();
  await translatePage(page);
  await site.drawer
    .getByRole('button', { name: new RegExp(`^${site.t.common('addToCart')} `) })
    .first()
    .click();
  await expect(site.drawer.getByRole('list', { name: site.t.cart('lines.label') })).toBeVisible();
  await site.closeCart();
  await translatePage(page);
  await site.selectLanguage('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(heading).toHaveText('Panier (1 article)');
});
