import { direction, type Language, languageNames, languages, textsOf } from '@vitrine/i18n';
import { expect, test } from './journey.ts';

for (const language of languages)
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ language });

    test('is shown that language, in its direction [1.lang.4] [1.lang.5] [1.lang.6] [3.content.2]', async ({
      page,
      shopper,
    }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction(language));
      await shopper.readsInTheTab(shopper.texts.home('meta.title'), shopper.texts.home('meta.description'));
    });
  });

test.describe('a browser that prefers a language that the site does not speak', () => {
  test.use({ locale: 'nl-NL' });

  test('is shown English [1.lang.2]', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
  });
});

test.describe('a stored preference', () => {
  test.use({ language: 'fr' });

  test('beats the browser [1.lang.3]', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('group').getByRole('button').first()).toHaveText('Alle');
  });

  test('that is no language of ours is ignored [1.lang.7]', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'klingon'));
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('gives way to the prefix of an address, which stores nothing [1.lang.8]', async ({ page }) => {
    await page.goto('/ar/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ar\/product\/1$/);
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('the switcher offers the six by their names with a flag, switches in place and is remembered [1.lang.1] [1.lang.5] [1.lang.6] [1.lang.9] [2.nav.8] [3.content.2] [7.storage.1] [7.storage.2]', async ({
  page,
  shopper,
}) => {
  await page.goto('/');
  await shopper.reachesContactForm();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: /^Language: / }).click();
  const menu = page.getByRole('list', { name: 'Language' });
  await expect(menu.getByRole('link')).toHaveText(Object.values(languageNames));
  await expect(menu.locator('svg[class*=flag]')).toHaveCount(languages.length);
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'العربية' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(/[\u0600-\u06ff]/);
  await expect(page.locator('input[name=name]')).toHaveValue('Ada');
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(400);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cookie_consent', 'language']);

  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/product/1');
  const arabic = await textsOf('ar', 'common');
  await page
    .getByRole('main')
    .getByRole('button', { name: arabic('addToCart') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cart', 'cookie_consent', 'language']);
});

test('on a prefixed page the switcher changes the address, and keeps what was typed [1.lang.9]', async ({
  page,
  shopper,
}) => {
  await page.goto('/en');
  await shopper.reachesContactForm();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  await shopper.choosesLanguage('Português');
  await expect(page).toHaveURL(/\/pt$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt' satisfies Language);
  await expect(page.locator('input[name=name]')).toHaveValue('Ada');
});
