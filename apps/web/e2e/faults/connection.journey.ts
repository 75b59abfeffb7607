import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';

test.use({
  mayLog:
    /Failed to load resource|Failed to fetch|could not be loaded|A query failed|The store did not return|dynamically imported/,
});

test('a visit that goes offline keeps what was opened, says so for the rest, and goes on by itself once online', async ({
  page,
  context,
  shopper,
  sees,
}) => {
  const cart = { '2-default': 1 };
  const offline = page.getByRole('heading', { level: 1, name: 'You are offline' });
  await comesBackWith(page, { cart: JSON.stringify([savedLine('2', 99999)]) }, '/shop');
  await expect(shopper.cartButton(1)).toBeEnabled();
  await expect(shopper.toasts).toBeAttached();
  await context.setOffline(true);

  await sees('offline › shop: filters as ever', cart, async () => {
    await page.getByRole('button', { name: 'Courses', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
  await sees('offline › language menu: says so, and the page stays in its language', cart, async () => {
    await shopper.choosesLanguage('Deutsch');
    await expect(shopper.toasts).toContainText('You are offline');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  });
  await sees('offline › drawer: says so over the page, and can be closed', cart, async () => {
    await shopper.cartButton(1).click();
    const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
  });
  await sees('offline › legal: says so, with a way to try again', cart, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(offline).toBeVisible();
    await expect(page.getByText('What you have already opened stays available.')).toBeVisible();
  });
  await sees('offline › blog: says so, also when tried again', cart, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(offline).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(offline).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goForward();
    await page.goForward();
    await expect(offline).toBeVisible();
  });
  await sees('online again › blog: the posts, by themselves', cart, async () => {
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
    await expect(page.getByRole('article')).toHaveCount(4);
  });
  await sees('online again › drawer: opens, and asks the store', cart, async () => {
    await shopper.opensCart(1);
    await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
    await expect(shopper.related.getByRole('listitem')).toHaveCount(3);
  });
});

test('a visitor who is offline on a product can still put it into the cart', async ({
  page,
  context,
  shopper,
  sees,
}) => {
  await page.goto('/product/1');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await context.setOffline(true);
  const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await sees('offline › product: adds, and the bar counts it', { '1-default': 1 }, async () => {
    await shopper.addsToCart();
    await expect(shopper.cartButton(1)).toBeVisible();
  });
  await sees('offline › modal: says so in its place', { '1-default': 1 }, async () => {
    await expect(failure).toBeVisible();
  });
  await sees('online again › modal: what was added, by itself', { '1-default': 1 }, async () => {
    await context.setOffline(false);
    await expect(shopper.modal).toContainText(shopper.nameOf('1'));
    await shopper.continuesShopping();
  });
  await sees('offline › purchase dialog: says so, and can be closed', { '1-default': 1 }, async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Unlock the full content' }).click();
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    await context.setOffline(false);
  });
});

test('a contact form that is reached offline comes to life once online', async ({ page, context, shopper, sees }) => {
  await page.goto('/');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await context.setOffline(true);
  await sees('offline › contact form: says so in its place', {}, async () => {
    await page.locator('#cta').scrollIntoViewIfNeeded();
    await expect(page.locator('#cta').getByRole('alert')).toContainText('You are offline');
  });
  await sees('offline › landing: the rest of the page', {}, async () => {
    await expect(page.locator('#services').getByRole('article')).toHaveCount(3);
    await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
  });
  await sees('online again › contact form: can be filled in, by itself', {}, async () => {
    await context.setOffline(false);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  });
});
