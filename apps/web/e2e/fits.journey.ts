import type { Page } from '@playwright/test';
import { languages, localizedPath } from '@vitrine/i18n';
import { expect, test } from './journey.ts';
import { barCoversHeading, misfits } from './misfits.ts';
import { pages } from './pages.ts';

const widths = [320, 390, 768, 1280, 1920];

/** Holds what is shown against windows of every width. */
async function fits(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await misfits(page), `${what} at ${width} px`).toEqual([]);
  }
}

test('the check finds what it looks for', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const findings = async (html: string) => {
    await page.setContent(
      `<!doctype html><style>* { margin: 0; line-height: 20px; white-space: nowrap }</style>${html}`,
    );
    return (await misfits(page)).join(' ');
  };
  const long = 'Widerrufsrecht'.repeat(6);
  expect(await findings('<p>fits</p><p>as well</p>')).toBe('');
  expect(await findings(`<p>${long}</p>`)).toMatch(/px wider than its window. .* leaves the window/);
  expect(await findings(`<div style="overflow-y: auto">${long}</div>`)).toContain('scrolls sideways');
  expect(await findings(`<div style="overflow: hidden; width: 90px">${long}</div>`)).toContain('is cut by');
  expect(await findings('<div style="overflow: hidden; height: 10px">short</div>')).toContain('“short” is cut by');
  expect(await findings(`<p style="white-space: normal; overflow-wrap: anywhere">${long}</p>`)).toBe(
    `“${long}” breaks in its middle.`,
  );
  expect(await findings('<p>one</p><p style="margin-top: -20px">two</p>')).toBe('“one” and “two” lie over each other.');
});

for (const language of languages)
  test.describe(`in ${language}, from 320 to 1920 px`, () => {
    // Addresses that name nothing answer 404.
    test.use({ language, mayLog: /404/, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen fits its window, and nothing is cut or covered', async ({ page }) => {
      test.slow();
      for (const path of pages) {
        await page.goto(localizedPath(language, path));
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await barCoversHeading(page), path).toBe(false);
        await fits(page, path);
      }
    });

    test('so does the contact form that says what is wrong', async ({ page, shopper }) => {
      const { home } = shopper.texts;
      await page.goto(`/${language}#cta`);
      await shopper.reachesContactForm();
      await page.getByRole('button', { name: home('contactForm.submit') }).click();
      await expect(page.getByText(home('contactForm.message.tooShort'))).toBeVisible();
      await fits(page, 'the form');
    });

    test('so does what lies over a screen: menus, dialogs, drawer, toasts', async ({ page, shopper }) => {
      const { cart, common, product } = shopper.texts;
      await page.goto(`/${language}/product/3`);
      await page.getByRole('button', { name: product('locked.unlock') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits(page, 'the purchase dialog');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: product('purchase.buy') })
        .click();
      await expect(shopper.toasts.getByRole('listitem')).toBeVisible();
      await fits(page, 'the toast');

      await shopper.addsToCart();
      await expect(shopper.suggestions.getByRole('listitem')).toHaveCount(2);
      await fits(page, 'the modal');
      await shopper.suggestions.getByRole('button').first().click();
      await shopper.continuesShopping();
      await shopper.opensCart(2);
      await expect(shopper.related.getByRole('listitem')).toHaveCount(3);
      await fits(page, 'the drawer');

      await page.goto(`/${language}/cart`);
      await expect(page.getByRole('list', { name: cart('lines.label') }).getByRole('listitem')).toHaveCount(2);
      await fits(page, 'the filled cart');

      await page.getByRole('button', { name: common('footer.cookieChoice') }).click();
      await expect(shopper.cookieBanner).toBeVisible();
      await fits(page, 'the cookie banner');
      await shopper.cookieBanner.getByRole('button', { name: common('cookieBanner.accept') }).click();

      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: new RegExp(`^${common('language')}: `) }).click();
      await expect(page.getByRole('list', { name: common('language') })).toBeVisible();
      await fits(page, 'the language menu');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 900 });
      await shopper.unfoldsMenu();
      await expect(shopper.menu).toBeVisible();
      expect(await misfits(page)).toEqual([]);
    });
  });
