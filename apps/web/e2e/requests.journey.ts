import { expect, test } from './journey.ts';

test('the next screen is fetched when the visitor points at its link, and nothing is asked for twice', async ({
  page,
  shopper,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await page.goto('/en');
  await expect(shopper.cartButton(0)).toBeEnabled();

  const shop = shopper.menu.getByRole('link', { name: 'Shop', exact: true });
  const fetched = page.waitForResponse(/\/assets\/shop-page-/);
  await shop.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await shop.click();
  await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
  expect(asked.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);

  await page.getByRole('link', { name: `${shopper.texts.shop('details')} ${shopper.nameOf('2')}` }).focus();
  await page.waitForLoadState('networkidle');
  const product = asked.length;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: shopper.nameOf('2') })).toBeVisible();
  expect(asked.slice(product).filter((path) => /\/product-page-|\/products-/.test(path))).toEqual([]);

  await shopper.followsNavigation('Home');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await shopper.findsProduct('2');
  await page.waitForLoadState('networkidle');
  // The icon of the tab is the browser’s own affair: it looks for it anew whenever the head changes.
  const ours = asked.filter((path) => !path.startsWith('/favicon'));
  expect(ours.filter((path, at) => ours.indexOf(path) !== at)).toEqual([]);
});

test('a page that is visited again asks for its HTML alone, and is told that it has it', async ({ page, shopper }) => {
  await page.goto('/en/blog');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const html = await page.goto('/en/blog');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(await html?.request().sizes()).toMatchObject({ responseBodySize: 0 });
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(sent.filter((path) => path.startsWith('/assets/'))).toEqual([]);
});
