import type { Page } from '@playwright/test';
import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';
import { storeBreaksOff, storeIs } from './faulty-store.ts';

test.use({ mayLog: /A query failed|The store did not return|Failed to load resource/ });

/** Listens to the console: how often it has been told of a question and of what became of it. */
function listens(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return (question: string, outcome: string) =>
    said.filter((line) => line.includes(question) && line.includes(outcome)).length;
}

const kept = { cart: JSON.stringify([savedLine('2', 99999)]) };

test('a store that is down costs nothing but the related area [7.related.2] [7.suggest.3] [8.fetch.1]', async ({
  page,
  shopper,
  sees,
}) => {
  const said = listens(page);
  await storeIs(page, (route) => route.abort('connectionrefused'));
  await comesBackWith(page, kept, '/');
  await sees(
    'the store is down › landing: the whole page, and the cart as it was saved',
    { '2-default': 1 },
    async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.texts.home('hero.title'));
      await expect(shopper.cartButton(1)).toBeEnabled();
    },
  );
  await sees('the store is down › shop: every product and its price', { '2-default': 1 }, async () => {
    await shopper.followsNavigation('Shop');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').first()).toContainText('€499.99');
  });
  await sees(
    'the store is down › product: a button that adds, and no word about stock',
    { '2-default': 1, '1-default': 1 },
    async () => {
      await page.getByRole('link', { name: `View details ${shopper.nameOf('1')}` }).click();
      await shopper.addsToCart();
      await expect(page.getByText(/in stock|unavailable/)).toHaveCount(0);
    },
  );
  await sees(
    'the store is down › modal: what was added, without suggestions',
    { '2-default': 1, '1-default': 1 },
    async () => {
      await expect(shopper.modal).toContainText(shopper.nameOf('1'));
      await expect(shopper.modal.getByText('No suggestions at the moment.')).toBeVisible();
    },
  );
  await shopper.continuesShopping();
  await sees(
    'the store is down › drawer: lines and total, without related products',
    { '2-default': 1, '1-default': 1 },
    async () => {
      await shopper.opensCart(2);
      await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
      await expect(shopper.drawer).toContainText('€1,499.98');
      await expect.poll(() => said('[store-products, en, 6]', 'cannot be reached')).toBe(1);
      await expect(shopper.related).toHaveCount(0);
    },
  );
  await sees('the store is down › checkout: the usual answer', { '2-default': 1, '1-default': 1 }, async () => {
    await shopper.drawer.getByRole('button', { name: 'Check out' }).click();
    await expect(shopper.toasts).toContainText('Supabase connection required');
  });
  await sees('the store is down › success: thanks, and the cart is empty', {}, async () => {
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    await expect(shopper.cartButton(0)).toBeEnabled();
  });
});

test('a store that refuses costs nothing but the related area [8.fetch.1]', async ({ page, shopper, sees }) => {
  const said = listens(page);
  await storeIs(page, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await comesBackWith(page, kept, '/cart');
  await sees('the store refuses › cart: lines and total, without related products', { '2-default': 1 }, async () => {
    await expect(shopper.lineOf(shopper.nameOf('2'))).toContainText('€999.99');
    await expect(page.getByRole('button', { name: 'Check out' })).toBeEnabled();
    await expect.poll(() => said('[store-products, en, 6]', 'HTTP 503: Service Unavailable')).toBe(1);
    await expect(shopper.related).toHaveCount(0);
  });
  await sees(
    'the store refuses › product: a button that adds, as often as it is asked',
    { '2-default': 1, '5-default': 2 },
    async () => {
      await page.goto('/product/5');
      for (const _ of ['first', 'second']) {
        await shopper.addsToCart();
        await shopper.continuesShopping();
      }
      await expect(shopper.cartButton(3)).toBeVisible();
    },
  );
  await sees(
    'the store refuses › drawer: quantities that can still be changed',
    { '2-default': 2, '5-default': 2 },
    async () => {
      await shopper.opensCart(3);
      await page.getByRole('button', { name: `One more ${shopper.nameOf('2')}` }).click();
      await expect(shopper.drawer).toHaveAccessibleName('Cart (4 items)');
      await expect(shopper.drawer).not.toContainText('503');
    },
  );
});

test('a store that refuses once is asked again [8.fetch.1]', async ({ page, shopper, sees }) => {
  const refused = new Set<string>();
  await storeIs(page, async (route) => {
    const address = route.request().url();
    if (refused.has(address)) return route.continue();
    refused.add(address);
    await route.fulfill({ status: 429, body: 'Too Many Requests' });
  });
  await page.goto('/product/5');
  await sees('the store refuses once › product: how much is left, a moment later', {}, async () => {
    await expect(page.getByRole('main').getByText('Only 1 in stock')).toBeVisible();
  });
  await sees('the store refuses once › modal: suggestions, a moment later', { '5-default': 1 }, async () => {
    await shopper.addsToCart();
    await expect(shopper.suggestions.getByRole('button', { name: /^Add to cart/ })).toHaveCount(2);
  });
});

test('a store that takes 30 seconds keeps nobody waiting [7.suggest.3]', async ({ page, shopper, sees }) => {
  await page.clock.install();
  await storeIs(page, () => new Promise(() => {}));
  await comesBackWith(page, kept, '/product/1');
  await sees(
    'the store is slow › product: a button that adds at once',
    { '2-default': 1, '1-default': 1 },
    async () => {
      await shopper.addsToCart();
      await expect(shopper.modal).toBeVisible();
    },
  );
  await sees('the store is slow › modal: what was added, at once', { '2-default': 1, '1-default': 1 }, async () => {
    await expect(shopper.modal).toContainText(shopper.nameOf('1'));
    await expect(shopper.modal.getByText('No suggestions at the moment.')).toBeVisible();
  });
  await shopper.continuesShopping();
  await sees('the store is slow › drawer: lines and total at once', { '2-default': 1, '1-default': 1 }, async () => {
    await shopper.opensCart(2);
    await expect(shopper.drawer).toContainText('€1,499.98');
    await page.clock.fastForward(31_000);
    await expect(shopper.lineOf(shopper.nameOf('1'))).toBeVisible();
    await expect(shopper.related).toHaveCount(0);
  });
  await sees(
    'the store is slow › cart: lines at once, and no spinner that stays',
    { '2-default': 1, '1-default': 1 },
    async () => {
      await shopper.closesCart();
      await page.goto('/cart');
      await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
      await page.clock.fastForward(31_000);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);
    },
  );
});

test('a store that is cut off in the middle of an answer has said nothing', async ({ page, shopper, sees }) => {
  const repair = await storeBreaksOff(page);
  await comesBackWith(page, { cart: JSON.stringify([savedLine('live-workshop', 24900, 2, 'Live workshop')]) }, '/blog');
  await sees(
    'the answer is cut off › blog: the posts, and the cart as it was saved',
    { 'live-workshop-default': 2 },
    async () => {
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(shopper.cartButton(2)).toBeEnabled();
    },
  );
  await sees(
    'the answer is cut off › drawer: the saved line stays, at its price',
    { 'live-workshop-default': 2 },
    async () => {
      await shopper.opensCart(2);
      await expect(shopper.lineOf('Live workshop')).toContainText('€498.00');
      await expect(shopper.related).toHaveCount(0);
    },
  );
  await sees(
    'the answer is cut off › modal: nothing half said is suggested',
    { 'live-workshop-default': 2, '3-default': 1 },
    async () => {
      await page.goto('/product/3');
      await shopper.addsToCart();
      await expect(shopper.modal.getByText('No suggestions at the moment.')).toBeVisible();
      await expect(page.getByText('Half a prod')).toHaveCount(0);
    },
  );
  repair();
});

test.describe('a store that answers with a page', () => {
  test.use({ language: 'fr' });

  test('has said nothing [7.related.2] [7.suggest.3] [8.fetch.1]', async ({ page, shopper, sees }) => {
    const said = listens(page);
    await storeIs(page, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi of the hotel</h1>' }),
    );
    await comesBackWith(page, kept, '/product/4');
    await sees(
      'the store answers with a page › product: nothing of that page',
      { '2-default': 1, '4-default': 1 },
      async () => {
        await shopper.addsToCart();
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(shopper.nameOf('4'));
      },
    );
    await sees(
      'the store answers with a page › modal: no suggestions',
      { '2-default': 1, '4-default': 1 },
      async () => {
        await expect.poll(() => said('[store-products, fr, 5]', 'JSON')).toBe(1);
        await expect(shopper.modal.getByText('Pas de suggestions pour le moment.')).toBeVisible();
        await expect(page.getByText('Wi-Fi')).toHaveCount(0);
      },
    );
    await sees(
      'the store answers with a page › cart: lines and total, without related products',
      { '2-default': 1, '4-default': 1 },
      async () => {
        await shopper.modal.getByRole('link', { name: 'Voir le panier' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panier (2 articles)');
        await expect(page.getByRole('main')).toContainText(shopper.price(139998));
        await expect(shopper.related).toHaveCount(0);
        await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);
      },
    );
  });
});
