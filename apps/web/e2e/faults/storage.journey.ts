import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';

const kept = [savedLine('2', 99999, 2)];

test.describe('a browser', () => {
  test.use({ mayLog: /error: cart|could not be stored/, newToCookies: true });

  test('that blocks its storage still shows, sells and switches [8.storage.1] [4.cart.2]', async ({
    page,
    shopper,
    sees,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await page.goto('/shop');
    await sees('the storage is blocked › banner: an answer that holds for this visit', 'blocked', async () => {
      await shopper.cookieBanner.getByRole('button', { name: 'Accept' }).click();
      await expect(shopper.cookieBanner).toBeHidden();
    });
    await sees('the storage is blocked › product: a button that adds', 'blocked', async () => {
      await page.getByRole('link', { name: `View details ${shopper.nameOf('1')}` }).click();
      await shopper.addsToCart();
      await expect(shopper.modal).toBeVisible();
    });
    await sees('the storage is blocked › modal: what was added', 'blocked', async () => {
      await expect(shopper.modal).toContainText('€499.99');
      await shopper.continuesShopping();
    });
    await sees('the storage is blocked › drawer: a line whose quantity can be changed', 'blocked', async () => {
      await shopper.opensCart(1);
      await page.getByRole('button', { name: `One more ${shopper.nameOf('1')}` }).click();
      await expect(shopper.drawer).toContainText('€999.98');
      await shopper.closesCart();
    });
    await sees('the storage is blocked › language menu: the chosen language, with the cart', 'blocked', async () => {
      await shopper.choosesLanguage('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('button', { name: 'Ouvrir le panier, 2 articles' })).toBeVisible();
    });
    await sees('the storage is blocked › blog: the posts, and the cart of this visit', 'blocked', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Ouvrir le panier, 2 articles' })).toBeVisible();
    });
  });

  test('whose storage is full still shows, sells and switches [8.storage.1] [4.cart.2]', async ({
    page,
    shopper,
    sees,
  }) => {
    await page.addInitScript((cart) => {
      localStorage.clear();
      localStorage.setItem('cart', cart);
      for (let size = 4_194_304; size >= 1; size /= 2)
        try {
          for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {}
    }, JSON.stringify(kept));
    await page.goto('/product/1');
    await sees('the storage is full › banner: an answer that holds for this visit', { '2-default': 2 }, async () => {
      await shopper.cookieBanner.getByRole('button', { name: 'Decline' }).click();
      await expect(shopper.cookieBanner).toBeHidden();
    });
    await sees(
      'the storage is full › product: a button that adds; what was saved before is kept',
      { '2-default': 2 },
      async () => {
        await shopper.addsToCart();
        await expect(shopper.modal).toContainText(shopper.nameOf('1'));
        await shopper.continuesShopping();
      },
    );
    await sees(
      'the storage is full › drawer: both lines, for as long as the page is open',
      { '2-default': 2 },
      async () => {
        await shopper.opensCart(3);
        await expect(shopper.drawer).toContainText('€2,499.97');
      },
    );
    await sees('the storage is full › checkout: the usual answer', { '2-default': 2 }, async () => {
      await shopper.drawer.getByRole('button', { name: 'Check out' }).click();
      await expect(shopper.toasts).toContainText('Supabase connection required');
      await page.getByRole('button', { name: 'Close the notification' }).click();
      await shopper.closesCart();
    });
    await sees('the storage is full › language menu: the chosen language', { '2-default': 2 }, async () => {
      await shopper.choosesLanguage('Deutsch');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
    await sees('the storage is full › drawer: what is removed is removed from the storage too', {}, async () => {
      await page.getByRole('button', { name: 'Warenkorb öffnen, 3 Artikel' }).click();
      for (const left of [1, 0]) {
        await page
          .getByRole('button', { name: /entfernen$/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(left);
      }
      await expect(page.getByRole('dialog')).toContainText('Ihr Warenkorb ist leer');
    });
  });
});

test.describe('a storage that another app has filled', () => {
  test.use({ mayLog: /error: cart/, newToCookies: true });

  test('holds no cart, no language and no consent [4.cart.2]', async ({ page, shopper, sees }) => {
    const theirs = { cart: '{"theme":"dark"}', language: '{"code":"fr"}', cookie_consent: 'true' };
    await comesBackWith(page, theirs, '/shop');
    await sees('another app’s entries › shop: in the language of the browser', theirs.cart, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop');
      await expect(shopper.cartButton(0)).toBeEnabled();
    });
    await sees('another app’s entries › banner: asks as if nothing had been answered', theirs.cart, async () => {
      await shopper.cookieBanner.getByRole('button', { name: 'Accept' }).click();
      expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('accepted');
    });
    await sees('another app’s entries › drawer: an empty cart', theirs.cart, async () => {
      await shopper.opensCart(0);
      await expect(shopper.drawer.getByText('Your cart is empty')).toBeVisible();
      await shopper.closesCart();
    });
    await sees(
      'another app’s entries › product: the first add puts a cart in their place',
      { '2-default': 1 },
      async () => {
        await page.getByRole('link', { name: `View details ${shopper.nameOf('2')}` }).click();
        await shopper.addsToCart();
        await expect(shopper.modal).toContainText(shopper.nameOf('2'));
      },
    );
  });
});

test.describe('a saved cart', () => {
  test('is there again, with what it comes to reckoned anew [4.cart.1]', async ({ page, shopper }) => {
    await comesBackWith(page, { cart: JSON.stringify(kept) }, '/shop');
    await shopper.opensCart(2);
    await expect(shopper.drawer).toContainText('€1,999.98');
  });
});

test.describe('a saved cart, spoilt,', () => {
  test.use({ mayLog: /error: cart/ });

  test('gives what is left of it, and the page goes on [4.cart.2] [8.storage.1]', async ({ page, shopper, sees }) => {
    const line = savedLine('4', 39999);
    const spoilt = [
      null,
      'x',
      [],
      { ...line, quantity: -3 },
      { ...line, variant: { ...line.variant, price_in_cents: '1' } },
      { ...line, product: { ...line.product, title: { en: 'Title' } } },
      { ...line, variant: { ...line.variant, title: ['a'] } },
      { ...line, variant: { ...line.variant, image_url: { src: 'x' } } },
      { ...line, variant: { ...line.variant, currency_info: null } },
      ...kept,
    ];
    await comesBackWith(page, { cart: JSON.stringify(spoilt) }, '/cart');
    await sees('lines of another shop › cart: the lines that are ours', { '2-default': 2 }, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
      await expect(shopper.lineOf(shopper.nameOf('2'))).toContainText('€1,999.98');
    });
    await sees(
      'lines of another shop › drawer: the lines that are ours, which can be changed',
      { '2-default': 1 },
      async () => {
        await shopper.opensCart(2);
        await page.getByRole('button', { name: `One fewer ${shopper.nameOf('2')}` }).click();
        await expect(shopper.drawer).toContainText('€999.99');
      },
    );
    await sees('lines of another shop › landing: the whole page', { '2-default': 1 }, async () => {
      await page.goto('/');
      await expect(shopper.cartButton(1)).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.texts.home('hero.title'));
    });
  });

  test('because its end is missing is empty, and is saved anew by the next add [4.cart.2]', async ({
    page,
    shopper,
    sees,
  }) => {
    const half = JSON.stringify(kept).slice(0, -40);
    await comesBackWith(page, { cart: half }, '/product/1');
    await sees('half a saved cart › drawer: an empty cart', half, async () => {
      await shopper.opensCart(0);
      await expect(shopper.drawer.getByText('Your cart is empty')).toBeVisible();
    });
    await sees('half a saved cart › checkout: asks to add products first', half, async () => {
      await shopper.drawer.getByRole('button', { name: 'Check out' }).click();
      await expect(shopper.toasts).toContainText('Add products before you check out.');
      await page.getByRole('button', { name: 'Close the notification' }).click();
      await shopper.closesCart();
    });
    await sees('half a saved cart › modal: what was added, saved anew', { '1-default': 1 }, async () => {
      await shopper.addsToCart();
      await expect(shopper.modal).toContainText(shopper.nameOf('1'));
    });
  });

  test('because it has a million lines is read as far as it can be [4.cart.2]', async ({ page, shopper, sees }) => {
    // As short as lines can be: more would not fit into a storage.
    const million = `[${JSON.stringify(savedLine('4', 39999))}${',0'.repeat(1_000_000)}]`;
    await comesBackWith(page, { cart: million }, '/shop');
    await sees('a saved cart of a million lines › shop: filters as ever', { '4-default': 1 }, async () => {
      await expect(shopper.cartButton(1)).toBeVisible();
      await page.getByRole('button', { name: 'Courses', exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
    });
    await sees('a saved cart of a million lines › drawer: the one that is a line', { '4-default': 1 }, async () => {
      await shopper.opensCart(1);
      await expect(shopper.drawer).toContainText('€399.99');
    });
  });
});
