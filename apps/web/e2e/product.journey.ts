import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages, plainText } from '@vitrine/i18n';
import { loadLockedContent } from '@vitrine/i18n/locked';
import { expect, forVisitors, test } from './journey.ts';

forVisitors(() => {
  test('a product is shown with its preview, a glimpse of the rest, and no reviews yet [2.product.1] [2.product.2] [2.product.3] [2.product.4] [2.product.5] [2.product.6] [2.product.8] [2.product.9]', async ({
    page,
    shopper,
  }) => {
    const { product: t, common } = shopper.texts;
    const { name, description, category, previewContent, features, price_in_cents } = shopper.product('1');
    await page.goto('/product/1');
    await expect(page).toHaveTitle(t('meta.title', { name }));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText(common(`categories.${category}`), { exact: true })).toBeVisible();
    await expect(main.getByText(description)).toBeVisible();
    await expect(main.getByText(shopper.price(price_in_cents))).toBeVisible();

    const preview = main.getByRole('region', { name: t('preview') });
    const letters = (text: string | null) => text?.replace(/\s/g, '');
    expect(letters(await preview.locator('.vt-rich-text').textContent())).toBe(letters(plainText(previewContent)));

    const locked = main.getByRole('region', { name: t('locked.title') });
    const teaser = locked.locator('[aria-hidden][inert]').first();
    const shown = await teaser.innerText();
    const full = plainText((await loadLockedContent(shopper.language))['1'] ?? '');
    expect(shown.length).toBeGreaterThan(200);
    expect([...new Intl.Segmenter(shopper.language).segment(shown)].length).toBeLessThanOrEqual(300);
    expect(full.startsWith(shown.trim())).toBe(true);
    await expect(teaser).toHaveCSS('filter', /blur/);
    await expect(teaser).toHaveCSS('mask-image', /gradient/);
    await expect(locked.getByRole('button', { name: t('locked.unlock') })).toBeEnabled();

    await expect(main.getByRole('region', { name: t('features') }).getByRole('listitem')).toHaveText(features);
    const reviews = main.getByRole('region', { name: t('reviews.title') });
    await expect(reviews.getByText(t('reviews.empty'))).toBeVisible();
    await expect(reviews.locator('svg')).toHaveCount(5);

    await shopper.addsToCart();
    await expect(shopper.modal).toContainText(name);
    await shopper.continuesShopping();
    await expect(shopper.cartButton(1)).toBeVisible();

    await main.getByRole('link', { name: t('back') }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('the unlock button leads to a dialog, and buying to the word that it is under repair [2.purchase.1] [2.purchase.2] [2.purchase.3] [2.purchase.4] [1.order.1]', async ({
    page,
    shopper,
  }) => {
    const { product: t, common } = shopper.texts;
    const { name, features, price_in_cents } = shopper.product('3');
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/product/3');
    const unlock = page.getByRole('button', { name: t('locked.unlock') });
    const dialog = page.getByRole('dialog', { name });
    await expect(unlock).toBeEnabled();
    await expect(dialog).toBeHidden();

    await unlock.click();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expect(dialog).toContainText(shopper.price(price_in_cents));
    await expect(dialog.getByRole('listitem')).toHaveText(features);
    await expect(dialog.getByText(t('purchase.vat'))).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    const box = await dialog.boundingBox();
    expect(box?.width).toBeGreaterThan(Math.min(width * 0.8, 800));

    await dialog.getByRole('button', { name: common('close') }).click();
    await expect(dialog).toBeHidden();
    await expect(unlock).toBeFocused();
    await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);

    await unlock.click();
    await dialog.getByRole('button', { name: t('purchase.buy') }).click();
    await expect(dialog).toBeHidden();
    await expect(shopper.toasts).toContainText(t('purchase.repair.title'));
    await expect(shopper.toasts).toContainText(t('purchase.repair.description'));
    expect(sent).toEqual([]);
    expect(await shopper.savedCart()).toEqual([]);
  });
});

test.describe('in the words of the spec', () => {
  test.use({ language: 'fr', mayLog: /status of 404/ });

  test('a French visitor reads about VAT, about the repair, and that a product is not to be found [2.purchase.2] [2.purchase.3] [2.product.7] [2.product.9]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: shopper.texts.product('locked.unlock') }).click();
    const dialog = page.getByRole('dialog', { name: shopper.nameOf('1') });
    await expect(dialog.getByText("La TVA applicable sera calculée à l'étape de paiement.")).toBeVisible();
    await dialog.getByRole('button', { name: shopper.texts.product('purchase.buy') }).click();
    await expect(shopper.toasts).toContainText('Fonctionnalité en réparation');

    await page.goto('/product/99');
    await expect(page.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeVisible();
    await expect(page.getByText("Le produit que vous recherchez n'existe pas ou a été déplacé.")).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la boutique' }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });
});

test('another product starts afresh: nothing of the one before is carried over [2.purchase.4]', async ({
  page,
  shopper,
}) => {
  await page.goto('/product/5');
  await expect(page.getByText('Only 1 in stock')).toBeVisible();
  await expect(shopper.menu.locator('[aria-current=true]')).toHaveText('Shop');
  await shopper.addsToCart();
  await shopper.continuesShopping();
  await page.goto('/product/1');
  await shopper.opensCart(1);
  await shopper.drawer.getByRole('link', { name: shopper.nameOf('5') }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.nameOf('5') })).toBeVisible();
  await expect(shopper.drawer).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: shopper.nameOf('1') })).toBeVisible();
  await expect(page.getByText('in stock')).toHaveCount(0);
});

test('what is locked is in no file that a browser can fetch [2.product.3]', async () => {
  const published = fileURLToPath(new URL('../dist', import.meta.url));
  const files = await readdir(published, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter(({ name }) => /\.(?:html|js|json)$/.test(name))
      .map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const language of languages)
    for (const [id, html] of Object.entries(await loadLockedContent(language))) {
      // A stretch of words after the glimpse, without marks that a file could write in another way.
      const beyond = plainText(html).slice(300);
      const words = beyond.match(/[\p{L}\p{M} ]{25,}/u)?.[0];
      expect(words, `product ${id} in ${language}`).toBeDefined();
      expect(texts.filter((text) => text.includes(words ?? ''))).toEqual([]);
    }
});
