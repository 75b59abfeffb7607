import { checkLayout } from './check-layout.ts';
import { expect, test } from './fixtures.ts';
import { findLayoutIssues } from './layout-issues.ts';

test('findLayoutIssues finds each kind of layout issue', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const findIssuesOf = async (html: string) => {
    await page.setContent(
      `<!doctype html><style>* { margin: 0; line-height: 20px; white-space: nowrap }</style>${html}`,
    );
    return (await findLayoutIssues(page)).join(' ');
  };
  const longWord = 'Widerrufsrecht'.repeat(6);
  expect(await findIssuesOf('<p>fits</p><p>as well</p>')).toBe('');
  expect(await findIssuesOf(`<p>${longWord}</p>`)).toMatch(/px wider than the viewport. .* is outside the viewport/);
  expect(await findIssuesOf(`<div style="overflow-y: auto">${longWord}</div>`)).toContain('scrolls horizontally');
  expect(await findIssuesOf(`<div style="overflow: hidden; width: 90px">${longWord}</div>`)).toContain('is clipped by');
  expect(await findIssuesOf('<div style="overflow: hidden; height: 10px">short</div>')).toContain(
    '“short” is clipped by',
  );
  expect(await findIssuesOf(`<p style="white-space: normal; overflow-wrap: anywhere">${longWord}</p>`)).toBe(
    `“${longWord}” breaks within the word.`,
  );
  expect(await findIssuesOf('<p>one</p><p style="margin-top: -20px">two</p>')).toBe('“one” and “two” overlap.');
});

// German has the longest words, and Arabic is right-to-left. A test of @vitrine/i18n limits the lengths in all languages.
for (const language of ['de', 'ar'] as const)
  test.describe(`in ${language}, from 320 to 1920 px`, () => {
    test.use({ language, allowedConsole: /404/ });

    test('the contact form with error messages fits into the viewport', async ({ page, site }) => {
      await page.goto(`/${language}#cta`);
      await site.scrollToContactForm();
      await page.getByRole('button', { name: site.t.home('contactForm.submit') }).click();
      await expect(page.getByText(site.t.home('contactForm.message.tooShort'))).toBeVisible();
      await checkLayout(page, 'the form');
    });

    test('menus, dialogs, drawer, toasts and cookie banner fit into the viewport', async ({ page, site }) => {
      await page.goto(`/${language}/product/3`);
      await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkLayout(page, 'the purchase dialog');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: site.t.product('purchase.buy') })
        .click();
      await expect(site.toasts.getByRole('listitem')).toBeVisible();
      await checkLayout(page, 'the toast');

      await site.addToCart();
      await expect(site.suggestions.getByRole('listitem')).toHaveCount(2);
      await checkLayout(page, 'the modal');
      await site.suggestions.getByRole('button').first().click();
      await site.continueShopping();
      await site.openCart(2);
      await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
      await checkLayout(page, 'the drawer');

      await page.goto(`/${language}/cart`);
      await expect(page.getByRole('list', { name: site.t.cart('lines.label') }).getByRole('listitem')).toHaveCount(2);
      await checkLayout(page, 'the filled cart');

      await page.getByRole('button', { name: site.t.common('footer.cookieChoice') }).click();
      await expect(site.cookieBanner).toBeVisible();
      await checkLayout(page, 'the cookie banner');
      await site.cookieBanner.getByRole('button', { name: site.t.common('cookieBanner.accept') }).click();

      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: new RegExp(`^${site.t.common('language')}: `) }).click();
      await expect(page.getByRole('list', { name: site.t.common('language') })).toBeVisible();
      await checkLayout(page, 'the language menu');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 900 });
      await site.openMenu();
      await expect(site.menu).toBeVisible();
      expect(await findLayoutIssues(page)).toEqual([]);
    });
  });
