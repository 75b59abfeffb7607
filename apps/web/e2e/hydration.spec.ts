import { expect, test } from './fixtures.ts';
import { pagePaths } from './page-paths.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'fr', allowedConsole: /status of 404/ });

  test('shows the content of every route and keeps links working', async ({ page, site }) => {
    for (const path of pagePaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // The cart page has only its heading: the notice above it says that the cart needs JavaScript.
      if (path !== '/cart') expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    }
    await page.goto('/');
    await site.menu.getByRole('link', { name: site.t.common('nav.shop') }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await page.getByRole('link', { name: `${site.t.shop('details')} ${site.getProductName('2')}` }).click();
    await expect(page).toHaveURL(/\/product\/2$/);
    await expect(page.getByRole('button', { name: site.t.common('addToCart') })).toBeDisabled();
  });
});

test('embeds the state of a page in a non-executable script', async ({ request }) => {
  const html = await (await request.get('/en/product/3')).text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)];
  const stateScript = scripts.find(([, attributes = '']) => attributes.includes('id="state"'));
  expect(stateScript?.[1]).toContain('type="application/json"');
  expect(JSON.parse(stateScript?.[2] ?? '')).toHaveProperty('loaderData');
  const executableScripts = scripts.filter(
    ([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes),
  );
  // The first script is the inline script in the head, the second the client entry.
  expect(executableScripts.map(([, attributes = '']) => attributes.trim().split(' ')[0])).toEqual([
    '',
    'type="module"',
  ]);
});
