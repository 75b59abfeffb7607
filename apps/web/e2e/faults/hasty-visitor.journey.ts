import type { Page } from '@playwright/test';
import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';

test('double and triple clicks do what one click does', async ({ page, shopper, sees }) => {
  await page.goto('/product/1');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await sees('a double click › product: one piece, as the modal says', { '1-default': 1 }, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).dblclick();
    await expect(shopper.modal).toContainText('Quantity: 1');
    await expect(page.getByRole('banner', { includeHidden: true })).toContainText('1');
  });
  await sees(
    'a double click › modal: one suggestion, and not the next one with it',
    { '1-default': 1, 'prompt-library-personal': 1 },
    async () => {
      const suggestions = shopper.suggestions.getByRole('button');
      await expect(suggestions).toHaveCount(2);
      await suggestions.first().dblclick();
      await expect(suggestions).toHaveCount(1);
    },
  );
  await shopper.continuesShopping();
  await sees(
    'a triple click › drawer: three pieces more, one for each click on the plus',
    { '1-default': 4, 'prompt-library-personal': 1 },
    async () => {
      await shopper.opensCart(2);
      await page.getByRole('button', { name: `One more ${shopper.nameOf('1')}` }).click({ clickCount: 3 });
      await expect(shopper.drawer).toHaveAccessibleName('Cart (5 items)');
    },
  );
  await sees(
    'a double click › drawer: one line removed, and not the next one with it',
    { 'prompt-library-personal': 1 },
    async () => {
      await page.getByRole('button', { name: `Remove ${shopper.nameOf('1')} from the cart` }).dblclick();
      await expect(shopper.drawer).toHaveAccessibleName('Cart (1 item)');
    },
  );
  await sees('a triple click › checkout: one message', { 'prompt-library-personal': 1 }, async () => {
    await shopper.drawer.getByRole('button', { name: 'Check out' }).click({ clickCount: 3 });
    await expect(shopper.toasts.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await shopper.closesCart();
  });
  await sees('a double click › purchase dialog: opens and stays', { 'prompt-library-personal': 1 }, async () => {
    await page.getByRole('button', { name: 'Unlock the full content' }).dblclick();
    await expect(page.getByRole('dialog', { name: shopper.nameOf('1') })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await sees(
    'a triple click › language menu: opens, and the language is chosen once',
    { 'prompt-library-personal': 1 },
    async () => {
      await page.getByRole('button', { name: /^Language: / }).click({ clickCount: 3 });
      await page.getByRole('link', { name: 'Español', exact: true }).dblclick();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test.describe('a visitor in a hurry', () => {
  test.use({ newToCookies: true });

  test('answers and sends once', async ({ page, shopper, sees }) => {
    await comesBackWith(page, { cart: JSON.stringify([savedLine('2', 99999)]) }, '/');
    await sees('a double click › banner: answered, and nothing behind it is pressed', { '2-default': 1 }, async () => {
      await shopper.cookieBanner.getByRole('button', { name: 'Accept' }).dblclick();
      await expect(shopper.cookieBanner).toBeHidden();
      await expect(page).toHaveURL('/');
    });
    await sees('a triple click › contact form: sent once, with one thank-you', { '2-default': 1 }, async () => {
      await shopper.reachesContactForm();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
      await page.getByRole('textbox', { name: shopper.texts.home('contactForm.email.label') }).fill('ada@example.com');
      await page.getByRole('textbox', { name: 'Message' }).fill('A question about your courses.');
      await page.getByRole('button', { name: shopper.texts.home('contactForm.submit') }).click({ clickCount: 3 });
      await expect(shopper.toasts.getByRole('listitem')).toHaveCount(1);
      await expect(shopper.toasts).toContainText(shopper.texts.home('contactForm.success.title'));
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    });
    await sees('a double click › shop: the page of one product', { '2-default': 1 }, async () => {
      await shopper.followsNavigation('Shop');
      await page.getByRole('link', { name: `View details ${shopper.nameOf('3')}` }).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.nameOf('3'));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop');
    });
  });
});

/** A tab that its own script can close, in the same breath as it does something else. */
async function opensTab(page: Page, address: string) {
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), address);
  return opened;
}

test('a tab that is closed right after an action has saved it', async ({ page, shopper, sees }) => {
  await comesBackWith(page, { cart: JSON.stringify([savedLine('2', 99999, 2)]) }, '/shop');
  await expect(shopper.cartButton(2)).toBeEnabled();

  const pressesAndCloses = async (tab: Page, button: ReturnType<Page['getByRole']>) => {
    const closed = tab.waitForEvent('close');
    await expect(button).toBeEnabled();
    await button
      .evaluate((element) => {
        (element as HTMLElement).click();
        window.close();
      })
      .catch(() => {});
    await closed;
  };

  await sees(
    'the tab is closed after an add › product: the other tab shows what was added',
    { '2-default': 2, '1-default': 1 },
    async () => {
      const tab = await opensTab(page, '/product/1');
      await pressesAndCloses(tab, tab.getByRole('main').getByRole('button', { name: 'Add to cart' }));
      await expect(shopper.cartButton(3)).toBeVisible();
    },
  );
  await sees(
    'the tab is closed after a change › cart: the other tab shows the new quantity',
    { '2-default': 3, '1-default': 1 },
    async () => {
      const tab = await opensTab(page, '/cart');
      await pressesAndCloses(tab, tab.getByRole('button', { name: `One more ${shopper.nameOf('2')}` }));
      await expect(shopper.cartButton(4)).toBeVisible();
    },
  );
  await sees(
    'the tab is closed after a removal › drawer: the other tab no longer shows the line',
    { '1-default': 1 },
    async () => {
      const tab = await opensTab(page, '/blog');
      await tab.getByRole('button', { name: 'Open the cart, 4 items' }).click();
      await pressesAndCloses(tab, tab.getByRole('button', { name: `Remove ${shopper.nameOf('2')} from the cart` }));
      await expect(shopper.cartButton(1)).toBeVisible();
    },
  );
  await sees(
    'the tab is closed after an add › modal: the other tab shows the suggestion that was added',
    { '1-default': 1, '6-default': 1, 'prompt-library-personal': 1 },
    async () => {
      const tab = await opensTab(page, '/product/6');
      await tab.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
      await pressesAndCloses(
        tab,
        tab
          .getByRole('dialog')
          .getByRole('button', { name: /^Add to cart/ })
          .first(),
      );
      await expect(shopper.cartButton(3)).toBeVisible();
    },
  );
});
