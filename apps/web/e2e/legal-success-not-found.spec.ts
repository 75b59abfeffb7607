import { formatDate } from '@vitrine/i18n';
import { legalDocuments, loadLegalDocument } from '@vitrine/i18n/content';
import { expect, test } from './fixtures.ts';

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 900 } });

  test('shows the legal document of the URL over the whole screen, with a close link to the landing page', {
    tag: ['@2.legal.1', '@2.legal.2', '@2.legal.3', '@2.legal.4'],
  }, async ({ page, site }) => {
    for (const name of legalDocuments) {
      const { title, updated_at } = await loadLegalDocument(site.language, name);
      await page.goto(`/${name}`);
      await site.expectMetadata(site.t.legal('meta.title', { title }), site.t.legal(`meta.${name}`));
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(updated_at).toBe('2025-08-13');
      await expect(
        dialog.getByText(site.t.legal('updated', { date: formatDate(site.language, updated_at) })),
      ).toBeVisible();
      expect(await dialog.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
      await expect(
        dialog.getByText(site.t.common('footer.copyright', { year: new Date().getFullYear() })),
      ).toBeVisible();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const dialogBox = await dialog.boundingBox();
      expect(dialogBox).toMatchObject({ x: 0, y: 0 });
      // The scroll bar can take up to 16 px.
      expect(dialogBox?.width).toBeGreaterThanOrEqual(width - 16);
      expect(dialogBox?.height).toBeGreaterThanOrEqual(height);
    }
    const readScrollPosition = () => page.evaluate(() => scrollY);
    await page.keyboard.press('PageDown');
    await expect.poll(readScrollPosition).toBeGreaterThan(400);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('.vt-site-footer')).toHaveCount(0);
    await page.getByRole('link', { name: site.t.legal('close') }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.home('hero.title'));
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(readScrollPosition).toBeGreaterThan(400);
  });

  test.describe('an unknown URL', () => {
    test.use({ allowedConsole: /status of 404/ });

    test('shows a not-found page in the language of the visitor or of the prefix', {
      tag: ['@2.404.1', '@2.404.2', '@2.404.3', '@2.product.7'],
    }, async ({ page, site }) => {
      await page.goto('/product/0');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.product('notFound.title'));
      await page.goto('/de/nirgendwo');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.goto('/nowhere/at/all');
      await site.expectMetadata(site.t.notFound('meta.title'), site.t.notFound('meta.description'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oups! Page non trouvée.');
      await expect(page.getByText("La page que vous cherchez n'existe pas ou a été déplacée.")).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
});

test('confirms the payment, clears the cart and links to the shop', {
  tag: ['@2.success.1', '@2.success.2', '@2.success.3', '@4.cart.11'],
}, async ({ page, site }) => {
  await page.goto('/product/1');
  await site.addToCart();
  await site.continueShopping();
  await expect.poll(async () => (await site.readSavedCart()).length).toBe(1);

  await page.goto('/success');
  await site.expectMetadata(site.t.success('meta.title'), site.t.success('meta.description'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(page.getByText(site.t.success('description'))).toBeVisible();
  expect(site.t.success('description')).toContain('confirmation email');
  await expect.poll(site.readSavedCart).toEqual([]);
  await expect(site.getCartButton(0)).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.reload();
  await expect(site.getCartButton(0)).toBeEnabled();
});

test('keeps what was added after the payment when the visitor goes back to the confirmation', async ({
  page,
  site,
}) => {
  const [product] = site.products;
  await page.goto('/success');
  await page.waitForFunction(() => history.state?.isCartCleared);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await page.getByRole('link', { name: product?.name }).click();
  await site.addToCart();
  await site.continueShopping();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(site.getCartButton(1)).toBeVisible();
  await page.reload();
  await expect(site.getCartButton(1)).toBeEnabled();
});
