import type { Locator } from '@playwright/test';
import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';
import { storeSells, wireProduct } from './faulty-store.ts';

test.use({
  mayLog:
    /was left out of|could not be added to the cart|A query failed|The store did not return|Failed to load resource/,
});

const kept = { cart: JSON.stringify([savedLine('rare', 5000, 1, 'Rare thing')]) };
const offers = (area: Locator) => area.getByRole('listitem');

test('a store whose answers are of the wrong types loses what is wrong, and nothing else', async ({
  page,
  shopper,
  sees,
}) => {
  const wrong = [null, 7, { id: 4 }, { id: 'b', variants: 'none' }] as unknown as { id: string }[];
  const right = { ...wireProduct('good', 1500, 'Good thing'), images: 'none', options: 5, type: null, subtitle: 3 };
  await storeSells(page, [...wrong, right, wireProduct('rare', '5000')], 'many');
  await comesBackWith(page, kept, '/cart');
  await sees(
    'wrong types › cart: the saved line stays, and what is right is offered',
    { 'rare-default': 1 },
    async () => {
      await expect(offers(shopper.related)).toHaveCount(1);
      await expect(shopper.related).toContainText('Good thing');
      await expect(shopper.lineOf('Rare thing')).toContainText('€50.00');
    },
  );
  await sees(
    'wrong types › drawer: an offer of unknown stock is not added, and says why',
    { 'rare-default': 1 },
    async () => {
      await shopper.opensCart(1);
      await shopper.related.getByRole('button', { name: 'Add to cart Good thing' }).click();
      await expect(shopper.toasts).toContainText('We do not know at the moment how much of Good thing is left');
      await expect(shopper.drawer).toHaveAccessibleName('Cart (1 item)');
    },
  );
  await sees(
    'wrong types › product: no word about stock, and a button that adds',
    { 'rare-default': 1, '2-default': 1 },
    async () => {
      await page.goto('/product/2');
      await shopper.addsToCart();
      await expect(shopper.modal).toContainText(shopper.nameOf('2'));
      await expect(shopper.suggestions).toContainText('Good thing');
    },
  );
});

test('a store that answers with ten thousand products costs no more than one with ten', async ({
  page,
  shopper,
  sees,
}) => {
  const many = Array.from({ length: 10_000 }, (_, index) => wireProduct(`p${index}`, 100 + index));
  await storeSells(page, many);
  await comesBackWith(page, kept, '/product/1');
  await sees('ten thousand products › modal: two suggestions', { '1-default': 1 }, async () => {
    await shopper.addsToCart();
    await expect(offers(shopper.suggestions)).toHaveCount(2);
  });
  await sees(
    'ten thousand products › drawer: three related products, one of which is added',
    { '1-default': 1, 'p0-default': 1 },
    async () => {
      await shopper.continuesShopping();
      await shopper.opensCart(1);
      await expect(offers(shopper.related)).toHaveCount(3);
      await shopper.related.getByRole('button', { name: 'Add to cart Product p0' }).click();
      await expect(shopper.drawer).toContainText('€500.99');
    },
  );
  await sees(
    'ten thousand products › cart: three related products, and the lines',
    { '1-default': 1, 'p0-default': 1 },
    async () => {
      await page.goto('/cart');
      await expect(offers(shopper.related)).toHaveCount(3);
      await expect(page.getByRole('main')).toContainText('€500.99');
    },
  );
});

test('a store that gives an id twice sells it once', async ({ page, shopper, sees }) => {
  const twice = ['a', 'b', 'c'].flatMap((id) => [
    wireProduct(id, 1000, `First ${id}`),
    wireProduct(id, 1, `Second ${id}`),
  ]);
  await storeSells(page, twice);
  await page.goto('/product/1');
  await sees('ids that are there twice › modal: each product once', { '1-default': 1, 'a-default': 1 }, async () => {
    await shopper.addsToCart();
    await expect(offers(shopper.suggestions)).toHaveText([/First a/, /First b/]);
    await shopper.suggestions.getByRole('button', { name: 'Add to cart First a' }).click();
    await expect(offers(shopper.suggestions)).toHaveText([/First b/]);
  });
  await sees(
    'ids that are there twice › drawer: one line, at the first price',
    { '1-default': 1, 'a-default': 1 },
    async () => {
      await shopper.continuesShopping();
      await shopper.opensCart(2);
      await expect(shopper.lineOf('First a')).toContainText('€10.00');
      await expect(offers(shopper.related)).toHaveText([/First b/, /First c/]);
      await expect(page.getByText('Second')).toHaveCount(0);
    },
  );
});

test('a store with negative prices gives nothing away', async ({ page, shopper, sees }) => {
  const sale = wireProduct('sale', 1000, 'Minus on sale');
  const onSale = {
    ...sale,
    variants: sale.variants.map((v) => ({ ...v, prices: v.prices.map((p) => ({ ...p, sale_amount: -1 })) })),
  };
  await storeSells(page, [
    wireProduct('minus', -5000, 'Minus thing'),
    onSale,
    wireProduct('plus', 700, 'Plus thing'),
    wireProduct('rare', -1),
  ]);
  await comesBackWith(page, kept, '/product/1');
  await sees('negative prices › modal: only what costs something', { 'rare-default': 1, '1-default': 1 }, async () => {
    await shopper.addsToCart();
    await expect(offers(shopper.suggestions)).toHaveText([/Plus thing/]);
  });
  await sees(
    'negative prices › drawer: the saved line keeps its price',
    { 'rare-default': 1, '1-default': 1 },
    async () => {
      await shopper.continuesShopping();
      await shopper.opensCart(2);
      await expect(shopper.lineOf('Rare thing')).toContainText('€50.00');
      await expect(shopper.drawer).toContainText('€549.99');
      await expect(shopper.drawer).not.toContainText('-');
      await expect(page.getByText('Minus')).toHaveCount(0);
    },
  );
});

test('a store with script in its titles has it read, not run', async ({ page, shopper, sees }) => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await storeSells(
    page,
    ['a', 'b', 'rare'].map((id) => wireProduct(id, 6000, `${id} ${script}`)),
  );
  await comesBackWith(page, kept, '/blog/sell-before-recording');
  await sees(
    'script in titles › article: the notice that a price has changed, as text',
    { 'rare-default': 1 },
    async () => {
      await expect(shopper.toasts).toContainText('The price of Rare thing has gone up from €50.00 to €60.00');
    },
  );
  await sees(
    'script in titles › drawer: the title letter by letter',
    { 'rare-default': 1, 'a-default': 1 },
    async () => {
      await shopper.opensCart(1);
      await expect(shopper.lineOf(`rare ${script}`)).toBeVisible();
      await shopper.related.getByRole('button', { name: `Add to cart a ${script}` }).click();
      await expect(shopper.lineOf(`a ${script}`)).toBeVisible();
    },
  );
  await sees(
    'script in titles › modal: the title letter by letter',
    { 'rare-default': 1, 'a-default': 1, '1-default': 1 },
    async () => {
      await page.goto('/product/1');
      await shopper.addsToCart();
      await expect(offers(shopper.suggestions)).toContainText([`b ${script}`]);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    },
  );
});
