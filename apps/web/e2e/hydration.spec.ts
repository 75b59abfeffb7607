import { languages, localizedPath } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import { pagePaths } from './page-paths.ts';

/** Paths of pages with dates. The landing page has only the year, in the footer. */
const datedPaths: readonly string[] = [
  '/',
  '/blog',
  '/blog/price-of-mistakes',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];

declare global {
  interface Window {
    /** Violations of the content security policy. */
    violations: string[];
    /** Elements of the prerendered page, recorded before hydration. */
    prerenderedElements: Element[];
  }
}

const getTimeInTwoYears = () => {
  const now = new Date();
  return now.setFullYear(now.getFullYear() + 2);
};

for (const [timezoneId, paths] of [
  // The time zones are UTC-11 and UTC+14.
  ['Pacific/Pago_Pago', pagePaths],
  ['Pacific/Kiritimati', datedPaths],
] as const)
  for (const language of languages)
    test.describe(`two years from now, in ${timezoneId}`, () => {
      test.use({ language, timezoneId, allowedConsole: /status of 404/ });

      test(`hydrates every route in ${language} without replacing an element or violating the content security policy`, async ({
        page,
      }) => {
        await page.clock.install({ time: getTimeInTwoYears() });
        await page.addInitScript(() => {
          window.violations = [];
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            window.violations.push(`${violatedDirective}: ${blockedURI}`),
          );
          document.addEventListener('readystatechange', () => {
            if (document.readyState === 'interactive')
              window.prerenderedElements = [
                ...document.querySelectorAll('#root header, #root main, #root main h1, #root footer'),
              ];
          });
        });
        for (const path of paths) {
          await page.goto(localizedPath(language, path));
          // Every page renders the toast area after hydration.
          await expect(page.locator('.vt-toast-area'), path).toBeAttached();
          const { violations, prerenderedCount, replacedTags } = await page.evaluate(() => ({
            violations: window.violations,
            prerenderedCount: window.prerenderedElements.length,
            replacedTags: window.prerenderedElements
              .filter((element) => !element.isConnected)
              .map(({ tagName }) => tagName),
          }));
          expect(prerenderedCount, path).toBeGreaterThanOrEqual(4);
          expect(replacedTags, path).toEqual([]);
          expect(violations, path).toEqual([]);
        }
      });
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'fr', allowedConsole: /status of 404/ });

  test('shows the content of every route and keeps links working', async ({ page, site }) => {
    for (const path of pagePaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
    }
    await page.goto('/');
    await site.menu.getByRole('link', { name: site.messages.common('nav.shop') }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await page.getByRole('link', { name: `${site.messages.shop('details')} ${site.getProductName('2')}` }).click();
    await expect(page).toHaveURL(/\/product\/2$/);
    await expect(page.getByRole('button', { name: site.messages.common('addToCart') })).toBeDisabled();
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
