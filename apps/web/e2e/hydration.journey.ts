import { languages, localizedPath } from '@vitrine/i18n';
import { expect, test } from './journey.ts';
import { pages } from './pages.ts';

/** The pages that show a day, and one that shows the year at its foot alone, as all do. */
const dated: readonly string[] = [
  '/',
  '/blog',
  '/blog/price-of-mistakes',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];

declare global {
  interface Window {
    violations: string[];
    /** What stood in the page before React took it over. */
    sent: Element[];
  }
}

const inTwoYears = () => {
  const now = new Date();
  return now.setFullYear(now.getFullYear() + 2);
};

for (const [timezoneId, visited] of [
  // Eleven hours behind, and fourteen ahead.
  ['Pacific/Pago_Pago', pages],
  ['Pacific/Kiritimati', dated],
] as const)
  for (const language of languages)
    test.describe(`two years from now, in ${timezoneId}`, () => {
      test.use({ language, timezoneId, mayLog: /status of 404/ });

      test(`every route in ${language} is taken over as it was sent, and breaks no rule of the headers`, async ({
        page,
      }) => {
        await page.clock.install({ time: inTwoYears() });
        await page.addInitScript(() => {
          window.violations = [];
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            window.violations.push(`${violatedDirective}: ${blockedURI}`),
          );
          document.addEventListener('readystatechange', () => {
            if (document.readyState === 'interactive')
              window.sent = [...document.querySelectorAll('#root header, #root main, #root main h1, #root footer')];
          });
        });
        for (const path of visited) {
          await page.goto(localizedPath(language, path));
          await expect(page.locator('header button[class*=cart]'), path).toBeEnabled();
          const { violations, sent, replaced } = await page.evaluate(() => ({
            violations: window.violations,
            sent: window.sent.length,
            replaced: window.sent.filter((element) => !element.isConnected).map(({ tagName }) => tagName),
          }));
          expect(sent, path).toBeGreaterThanOrEqual(4);
          expect(replaced, path).toEqual([]);
          expect(violations, path).toEqual([]);
        }
      });
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'fr', mayLog: /status of 404/ });

  test('every route shows its content and leads on', async ({ page, shopper }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    }
    await page.goto('/');
    await shopper.menu.getByRole('link', { name: shopper.texts.common('nav.shop') }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await page.getByRole('link', { name: `${shopper.texts.shop('details')} ${shopper.nameOf('2')}` }).click();
    await expect(page).toHaveURL(/\/product\/2$/);
    await expect(page.getByRole('button', { name: shopper.texts.common('addToCart') })).toBeDisabled();
  });
});

test('the state of a page is in a script that nothing executes', async ({ request }) => {
  const html = await (await request.get('/en/product/3')).text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)];
  const state = scripts.find(([, attributes = '']) => attributes.includes('id="state"'));
  expect(state?.[1]).toContain('type="application/json"');
  expect(JSON.parse(state?.[2] ?? '')).toHaveProperty('loaderData');
  const executable = scripts.filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes));
  // The head's script, and the client's, which waits in a template.
  expect(executable.map(([, attributes = '']) => attributes.trim().split(' ')[0])).toEqual(['', 'type="module"']);
});
