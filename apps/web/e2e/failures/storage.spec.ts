import { expect, test } from '../fixtures.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

const savedLines = [createSavedLine('2', { price: 99999, quantity: 2 })];

test.describe('when the storage fails', () => {
  test.use({ allowedConsole: /error: cart|could not be stored/, showsCookieBanner: true });

  test('lets the visitor browse, fill the cart and switch languages while the storage is blocked', {
    tag: ['@8.storage.1', '@4.cart.2'],
  }, async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await page.goto('/shop');
    await test.step('banner: keeps the choice while the page is open', async () => {
      await site.cookieBanner.getByRole('button', { name: 'Accept' }).click();
      await expect(site.cookieBanner).toBeHidden();
      await expectSavedCart(page, 'blocked');
    });
    await test.step('product: adds to the cart', async () => {
      await page.getByRole('link', { name: `View details ${site.getProductName('1')}` }).click();
      await site.addToCart();
      await expect(site.modal).toBeVisible();
      await expectSavedCart(page, 'blocked');
    });
    await test.step('modal: shows the added product', async () => {
      await expect(site.modal).toContainText('€499.99');
      await site.continueShopping();
      await expectSavedCart(page, 'blocked');
    });
    await test.step('drawer: changes the quantity of a line', async () => {
      await site.openCart(1);
      await page.getByRole('button', { name: `Increase quantity of ${site.getProductName('1')}` }).click();
      await expect(site.drawer).toContainText('€999.98');
      await site.closeCart();
      await expectSavedCart(page, 'blocked');
    });
    await test.step('language menu: switches the language and keeps the cart', async () => {
      await site.selectLanguage('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('button', { name: 'Ouvrir le panier, 2 articles' })).toBeVisible();
      await expectSavedCart(page, 'blocked');
    });
    await test.step('blog: shows the posts and keeps the cart', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Ouvrir le panier, 2 articles' })).toBeVisible();
      await expectSavedCart(page, 'blocked');
    });
  });

  test('lets the visitor browse, fill the cart and switch languages while the storage is full', {
    tag: ['@8.storage.1', '@4.cart.2'],
  }, async ({ page, site }) => {
    // Fills the storage up to the last character.
    await page.addInitScript((cart) => {
      localStorage.clear();
      localStorage.setItem('cart', cart);
      for (let size = 4_194_304; size >= 1; size /= 2)
        try {
          for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {}
    }, JSON.stringify(savedLines));
    await page.goto('/product/1');
    await test.step('banner: keeps the choice while the page is open', async () => {
      await site.cookieBanner.getByRole('button', { name: 'Decline' }).click();
      await expect(site.cookieBanner).toBeHidden();
      await expectSavedCart(page, { '2-default': 2 });
    });
    await test.step('product: adds to the cart, and the saved cart does not change', async () => {
      await site.addToCart();
      await expect(site.modal).toContainText(site.getProductName('1'));
      await site.continueShopping();
      await expectSavedCart(page, { '2-default': 2 });
    });
    await test.step('drawer: shows both lines while the page is open', async () => {
      await site.openCart(3);
      await expect(site.drawer).toContainText('€2,499.97');
      await expectSavedCart(page, { '2-default': 2 });
    });
    await test.step('checkout: shows the usual toast', async () => {
      await site.drawer.getByRole('button', { name: 'Check out' }).click();
      await expect(site.toasts).toContainText('Checkout isn’t connected');
      await page.getByRole('button', { name: 'Close the notification' }).click();
      await site.closeCart();
      await expectSavedCart(page, { '2-default': 2 });
    });
    await test.step('language menu: switches the language', async () => {
      await site.selectLanguage('Deutsch');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expectSavedCart(page, { '2-default': 2 });
    });
    await test.step('drawer: removes lines from the storage too', async () => {
      await page.getByRole('button', { name: 'Warenkorb öffnen, 3 Produkte' }).click();
      for (const remainingCount of [1, 0]) {
        await page
          .getByRole('button', { name: /entfernen$/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(remainingCount);
      }
      await expect(page.getByRole('dialog')).toContainText('Ihr Warenkorb ist leer');
      await expectSavedCart(page, {});
    });
  });
});

test.describe('entries of another app in the storage', () => {
  test.use({ allowedConsole: /error: cart/, showsCookieBanner: true });

  test('are not read as cart, language or consent', { tag: ['@4.cart.2'] }, async ({ page, site }) => {
    const entries = { cart: '{"theme":"dark"}', language: '{"code":"fr"}', cookie_consent: 'true' };
    await openWithStorage(page, entries, '/shop');
    await test.step('shop: is shown in the language of the browser', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop');
      await expect(site.getCartButton(0)).toBeEnabled();
      await expectSavedCart(page, entries.cart);
    });
    await test.step('banner: appears, and stores the choice', async () => {
      await site.cookieBanner.getByRole('button', { name: 'Accept' }).click();
      expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('accepted');
      await expectSavedCart(page, entries.cart);
    });
    await test.step('drawer: shows an empty cart', async () => {
      await site.openCart(0);
      await expect(site.drawer.getByText('Your cart is empty')).toBeVisible();
      await site.closeCart();
      await expectSavedCart(page, entries.cart);
    });
    await test.step('product: replaces the entry with a cart at the first addition', async () => {
      await page.getByRole('link', { name: `View details ${site.getProductName('2')}` }).click();
      await site.addToCart();
      await expect(site.modal).toContainText(site.getProductName('2'));
      await expectSavedCart(page, { '2-default': 1 });
    });
  });
});

test.describe('a valid saved cart', () => {
  test('is restored with a recalculated total', { tag: ['@4.cart.1'] }, async ({ page, site }) => {
    await openWithStorage(page, { cart: JSON.stringify(savedLines) }, '/shop');
    await site.openCart(2);
    await expect(site.drawer).toContainText('€1,999.98');
  });
});

test.describe('an invalid saved cart', () => {
  test.use({ allowedConsole: /error: cart/ });

  test('restores the valid lines', { tag: ['@4.cart.2', '@8.storage.1'] }, async ({ page, site }) => {
    const line = createSavedLine('4', { price: 39999 });
    const entries = [
      null,
      'x',
      [],
      { ...line, quantity: -3 },
      { ...line, variant: { ...line.variant, price_in_cents: '1' } },
      { ...line, product: { ...line.product, title: { en: 'Title' } } },
      { ...line, variant: { ...line.variant, title: ['a'] } },
      { ...line, variant: { ...line.variant, image_url: { src: 'x' } } },
      { ...line, variant: { ...line.variant, currency_info: null } },
      ...savedLines,
    ];
    await openWithStorage(page, { cart: JSON.stringify(entries) }, '/cart');
    await test.step('cart: shows the valid line', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
      await expect(site.getCartLine(site.getProductName('2'))).toContainText('€1,999.98');
      await expectSavedCart(page, { '2-default': 2 });
    });
    await test.step('drawer: changes the quantity of the valid line', async () => {
      await site.openCart(2);
      await page.getByRole('button', { name: `Decrease quantity of ${site.getProductName('2')}` }).click();
      await expect(site.drawer).toContainText('€999.99');
      await expectSavedCart(page, { '2-default': 1 });
    });
    await test.step('landing: shows the whole page', async () => {
      await page.goto('/');
      await expect(site.getCartButton(1)).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.home('hero.title'));
      await expectSavedCart(page, { '2-default': 1 });
    });
  });

  test('counts as empty when it is truncated, and is overwritten by the next addition', { tag: ['@4.cart.2'] }, async ({
    page,
    site,
  }) => {
    const truncated = JSON.stringify(savedLines).slice(0, -40);
    await openWithStorage(page, { cart: truncated }, '/product/1');
    await test.step('drawer: shows an empty cart', async () => {
      await site.openCart(0);
      await expect(site.drawer.getByText('Your cart is empty')).toBeVisible();
      await expectSavedCart(page, truncated);
    });
    await test.step('checkout: shows a toast that says to add products first', async () => {
      await site.drawer.getByRole('button', { name: 'Check out' }).click();
      await expect(site.toasts).toContainText('Add products before you check out.');
      await page.getByRole('button', { name: 'Close the notification' }).click();
      await site.closeCart();
      await expectSavedCart(page, truncated);
    });
    await test.step('modal: shows the added product and saves it', async () => {
      await site.addToCart();
      await expect(site.modal).toContainText(site.getProductName('1'));
      await expectSavedCart(page, { '1-default': 1 });
    });
  });

  test('restores the valid line among a million invalid ones', { tag: ['@4.cart.2'] }, async ({ page, site }) => {
    // The invalid entries are as short as possible: longer ones would exceed the quota of the storage.
    const entries = `[${JSON.stringify(createSavedLine('4', { price: 39999 }))}${',0'.repeat(1_000_000)}]`;
    await openWithStorage(page, { cart: entries }, '/shop');
    await test.step('shop: filters by category', async () => {
      await expect(site.getCartButton(1)).toBeVisible();
      await page.getByRole('button', { name: 'Courses', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(4);
      await expectSavedCart(page, { '4-default': 1 });
    });
    await test.step('drawer: shows the valid line', async () => {
      await site.openCart(1);
      await expect(site.drawer).toContainText('€399.99');
      await expectSavedCart(page, { '4-default': 1 });
    });
  });
});
