import type { Page } from '@playwright/test';
import { type Language, languageNames, languages } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import { createSitePage } from './site-page.ts';
import { loadTFunctions } from './t-functions.ts';

/** Measures the distance of the name field from the top of the viewport, in pixels. */
const measureNameFieldTop = (page: Page) =>
  page.locator('input[name=name]').evaluate((field) => field.getBoundingClientRect().top);

test.describe('a browser that prefers an unsupported language', () => {
  test.use({ locale: 'nl-NL' });

  test('gets the page in English', { tag: ['@1.lang.2'] }, async ({ page }) => {
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
  });
});

test.describe('in a French browser', () => {
  test.use({ language: 'fr' });

  test('ignores a stored preference that is not a supported language', { tag: ['@1.lang.7'] }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'klingon'));
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('shows the language of a URL prefix, and does not store it as the preference', { tag: ['@1.lang.8'] }, async ({
    page,
  }) => {
    await page.goto('/ar/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    const firstProductCard = page.getByRole('main').getByRole('article').first();
    await firstProductCard.getByRole('link').click();
    await expect(page).toHaveURL(/\/ar\/product\/1$/);
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('lists six languages with flags, switches the language on the same page and stores the choice', {
  tag: ['@1.lang.1', '@1.lang.5', '@1.lang.6', '@1.lang.9', '@2.nav.8', '@3.content.2', '@7.storage.1', '@7.storage.2'],
}, async ({ page, site }) => {
  await page.goto('/');
  await site.scrollToContactForm();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  const topBefore = await measureNameFieldTop(page);
  await page.getByRole('button', { name: /^Language: / }).click();
  const languageMenu = page.getByRole('list', { name: 'Language' });
  await expect(languageMenu.getByRole('link')).toHaveText(Object.values(languageNames));
  await expect(languageMenu.locator('svg[class*=flag]')).toHaveCount(languages.length);
  await expect(languageMenu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await languageMenu.getByRole('link', { name: 'العربية' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(languageMenu).toBeHidden();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page).toHaveTitle(/[\u0600-\u06ff]/);
  await expect(page.locator('input[name=name]')).toHaveValue('Ada');
  // The content above the field has a different height in Arabic. The field may move by up to two lines.
  await expect.poll(async () => Math.abs((await measureNameFieldTop(page)) - topBefore)).toBeLessThan(80);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cookie_consent', 'language']);

  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/product/1');
  const arabicT = await loadTFunctions('ar');
  await page
    .getByRole('main')
    .getByRole('button', { name: arabicT.common('addToCart') })
    // The rail has another one.
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cart', 'cookie_consent', 'language']);
});

test('changes the prefix of the URL and keeps the form input when the language changes', {
  tag: ['@1.lang.5'],
}, async ({ page, site }) => {
  await page.goto('/en');
  await site.scrollToContactForm();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  await site.selectLanguage('Português');
  await expect(page).toHaveURL(/\/pt$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt' satisfies Language);
  await expect(page.locator('input[name=name]')).toHaveValue('Ada');
});

test('keeps its language when another tab chooses one, until the page is loaded again', {
  tag: ['@1.lang.3', '@1.lang.5'],
}, async ({ page, site }) => {
  await page.goto('/shop');
  await expect(site.getCartButton(0)).toBeEnabled();
  const otherTab = await page.context().newPage();
  const otherSite = await createSitePage(otherTab, 'en');
  await otherTab.goto('/');
  await expect(otherSite.getCartButton(0)).toBeEnabled();
  await otherSite.selectLanguage('Français');
  await expect(otherTab.locator('html')).toHaveAttribute('lang', 'fr');

  await site.followNavLink(site.t.common('nav.blog'));
  await expect(page.getByRole('heading', { level: 1, name: site.t.blog('title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  const french = await loadTFunctions('fr');
  await expect(page.getByRole('heading', { level: 1, name: french.blog('title') })).toBeVisible();
});

test('opens and closes the language menu and selects a language by keyboard', {
  tag: ['@1.lang.5', '@2.nav.8'],
}, async ({ page, site }) => {
  await page.goto('/shop?category=software');
  await expect(site.getCartButton(0)).toBeEnabled();
  const menuButton = page.getByRole('button', { name: /^Language: / });
  const languageMenu = page.getByRole('list', { name: 'Language' });
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(languageMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languageMenu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(languageMenu.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/\/shop\?category=software$/);
  await expect(page.getByRole('button', { name: 'Software', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the language menu, which links to the page in each language', { tag: ['@1.lang.8', '@2.nav.8'] }, async ({
    page,
  }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: /^Language: / }).click();
    const languageMenu = page.getByRole('list', { name: 'Language' });
    await expect(languageMenu.getByRole('link')).toHaveText(Object.values(languageNames));
    await languageMenu.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/product\/1$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('KI im Unternehmen: Der Praxisleitfaden');
  });
});

test('opens a tab on a click with a modifier key on a language, and changes nothing on this page', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/en/shop?category=courses');
  await expect(site.getCartButton(0)).toBeEnabled();
  await page.getByRole('button', { name: /^Language: / }).click();
  const newTab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL(/\/de\/shop\?category=courses$/);
  await expect(page).toHaveURL(/\/en\/shop\?category=courses$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of ['/shop?category=courses', '/shop?q=data', '/product/live-workshop?variant=live-workshop-default'])
    test(`links from ${url} to the same view in another language`, async ({ page }) => {
      await page.goto(`/en${url}`);
      await expect(page.locator('a[hreflang=fr]')).toHaveAttribute('href', `/fr${url}`);
    });
});
