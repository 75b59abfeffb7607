import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages, toPlainText } from '@vitrine/i18n';
import { loadProductDetails } from '@vitrine/i18n/content';
import { loadLockedContent } from '@vitrine/i18n/locked';
import { serveStock } from './fake-store.ts';
import { expect, forLanguagesAndViewports, test } from './fixtures.ts';

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('shows a product with its preview, a teaser of the locked content and no reviews', {
    tag: [
      '@2.product.1',
      '@2.product.2',
      '@2.product.3',
      '@2.product.4',
      '@2.product.5',
      '@2.product.6',
      '@2.product.8',
      '@2.product.9',
    ],
  }, async ({ page, site }) => {
    const { name, description, category, previewContent, features, price_in_cents } = site.getProduct('1');
    await page.goto('/product/1');
    await expect(page).toHaveTitle(site.t.product('meta.title', { name }));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText(site.t.common(`categories.${category}`), { exact: true })).toBeVisible();
    await expect(main.getByText(description)).toBeVisible();
    await expect(main.locator('.vt-product-detail__price')).toContainText(site.formatAmount(price_in_cents));

    const previewRegion = main.getByRole('region', { name: site.t.product('preview') });
    const removeSpaces = (text: string | null) => text?.replace(/\s/g, '');
    expect(removeSpaces(await previewRegion.locator('.vt-rich-text').first().textContent())).toBe(
      removeSpaces(toPlainText(previewContent)),
    );

    const lockedRegion = main.getByRole('region', { name: site.t.product('locked.title') });
    const teaser = lockedRegion.locator('[aria-hidden][inert]').first();
    const teaserText = await teaser.innerText();
    const fullText = toPlainText((await loadLockedContent(site.language))['1'] ?? '');
    expect(teaserText.length).toBeGreaterThan(200);
    expect([...new Intl.Segmenter(site.language).segment(teaserText)].length).toBeLessThanOrEqual(300);
    expect(fullText.startsWith(teaserText.trim())).toBe(true);
    await expect(teaser).toHaveCSS('filter', /blur/);
    await expect(teaser).toHaveCSS('mask-image', /gradient/);
    await expect(lockedRegion.getByRole('button', { name: site.t.product('locked.unlock') })).toBeEnabled();

    const featuresRegion = main.getByRole('region', { name: site.t.product('features') });
    await expect(featuresRegion.getByRole('list').first().getByRole('listitem')).toHaveText(features);
    const reviewsRegion = main.getByRole('region', { name: site.t.product('reviews.title') });
    await expect(reviewsRegion.getByText(site.t.product('reviews.empty'))).toBeVisible();
    await expect(reviewsRegion.locator('svg')).toHaveCount(5);

    await site.addToCart();
    await expect(site.modal).toContainText(name);
    await site.continueShopping();
    await expect(site.getCartButton(1)).toBeVisible();

    await main.getByRole('link', { name: site.t.product('back') }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('shows the details of a product on a page load and after going back to the page', async ({ page, site }) => {
    const details = await loadProductDetails(site.language, '2');
    if (!details) throw new Error('Product 2 has no details.');
    const main = page.getByRole('main');

    async function expectDetails() {
      const previewRegion = main.getByRole('region', { name: site.t.product('preview') });
      await expect(previewRegion.getByRole('list').locator('strong')).toContainText(
        details?.contents.map(({ title }) => title) ?? [],
      );
      await expect(previewRegion.getByRole('figure')).toHaveCount(2);
      const featuresRegion = main.getByRole('region', { name: site.t.product('features') });
      for (const point of [...(details?.audience ?? []), ...(details?.requirements ?? [])])
        await expect(featuresRegion.getByText(point, { exact: true })).toBeVisible();
      await expect(main.getByRole('region', { name: site.t.product('author.title') })).toContainText(
        details?.author.bio ?? '',
      );
      const faqRegion = main.getByRole('region', { name: site.t.product('faq') });
      // The first one is whether the product pays for itself.
      const getAnswer = (index: number) => faqRegion.getByText(details?.faq[index]?.answer ?? '', { exact: true });
      await expect(getAnswer(0)).toBeVisible();
      await expect(getAnswer(1)).toBeHidden();
      await faqRegion.getByText(details?.faq[1]?.question ?? '', { exact: true }).click();
      await expect(getAnswer(1)).toBeVisible();
      await expect(faqRegion.locator('details')).toContainText([
        ...(details?.faq.map(({ answer }) => answer) ?? []),
        site.t.product('commonQuestions.refund.answer'),
        site.t.product('commonQuestions.invoice.answer'),
      ]);
    }

    await page.goto('/product/2');
    await expectDetails();
    const [relatedId] = site.getProduct('2').related;
    await main.getByRole('link', { name: new RegExp(`${site.getProductName(relatedId ?? '')}$`) }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${relatedId}$`));
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(site.getProductName('2'));
    await expectDetails();
  });
});

forLanguagesAndViewports(() => {
  test('opens the purchase dialog, whose buy button only shows the “Under repair” toast', {
    tag: ['@2.purchase.1', '@2.purchase.2', '@2.purchase.3', '@2.purchase.4', '@1.order.1'],
  }, async ({ page, site }) => {
    const { name, features, price_in_cents } = site.getProduct('3');
    const nonGetRequests: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && nonGetRequests.push(request.url()));
    await page.goto('/product/3');
    const unlockButton = page.getByRole('button', { name: site.t.product('locked.unlock') });
    const dialog = page.getByRole('dialog', { name });
    await expect(unlockButton).toBeEnabled();
    await expect(dialog).toBeHidden();

    await unlockButton.click();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expect(dialog).toContainText(site.formatAmount(price_in_cents));
    await expect(dialog.getByRole('listitem')).toHaveText(features);
    await expect(dialog.getByText(site.t.product('purchase.vat'))).toBeVisible();
    await expect(dialog.getByText(site.t.common('demoShop'))).toBeVisible();
    const viewportWidth = page.viewportSize()?.width ?? 0;
    const dialogBox = await dialog.boundingBox();
    expect(dialogBox?.width).toBeGreaterThan(Math.min(viewportWidth * 0.8, 800));

    await dialog.getByRole('button', { name: site.t.common('close') }).click();
    await expect(dialog).toBeHidden();
    await expect(unlockButton).toBeFocused();
    await expect(site.toasts.getByRole('listitem')).toHaveCount(0);

    await unlockButton.click();
    await dialog.getByRole('button', { name: site.t.product('purchase.buy') }).click();
    await expect(dialog).toBeHidden();
    await expect(site.toasts).toContainText(site.t.product('purchase.repair.title'));
    await expect(site.toasts).toContainText(site.t.product('purchase.repair.description'));
    expect(nonGetRequests).toEqual([]);
    expect(await site.readSavedCart()).toEqual([]);
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr', allowedConsole: /status of 404/ });

  test('shows the VAT note, the “Under repair” toast and the not-found page of a product with the wording of the spec', {
    tag: ['@2.purchase.2', '@2.purchase.3', '@2.product.7', '@2.product.9'],
  }, async ({ page, site }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
    const dialog = page.getByRole('dialog', { name: site.getProductName('1') });
    await expect(dialog.getByText("La TVA applicable sera calculée à l'étape de paiement.")).toBeVisible();
    await dialog.getByRole('button', { name: site.t.product('purchase.buy') }).click();
    await expect(site.toasts).toContainText('Fonctionnalité en réparation');

    await page.goto('/product/99');
    await expect(page.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeVisible();
    await expect(page.getByText("Le produit que vous recherchez n'existe pas ou a été déplacé.")).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la boutique' }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });
});

test('does not show the stock of the previous product after navigating to another', async ({ page, site }) => {
  await serveStock(page, { '3-default': 1 });
  await page.goto('/product/3');
  await expect(page.getByText('Only 1 left')).toBeVisible();
  await expect(site.menu.locator('[aria-current=true]')).toHaveText('Shop');
  await site.addToCart();
  await site.continueShopping();
  await page.goto('/product/1');
  await site.openCart(1);
  await site.drawer.getByRole('link', { name: site.getProductName('3') }).click();
  await expect(page.getByRole('heading', { level: 1, name: site.getProductName('3') })).toBeVisible();
  await expect(site.drawer).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: site.getProductName('1') })).toBeVisible();
  await expect(page.getByText(/Only \d left/)).toHaveCount(0);
});

test('publishes no file that contains the locked content', { tag: ['@2.product.3'] }, async () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files
      .filter(({ name }) => /\.(?:html|js|json)$/.test(name))
      .map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8')),
  );
  expect(contents.length).toBeGreaterThan(100);
  for (const language of languages)
    for (const [id, html] of Object.entries(await loadLockedContent(language))) {
      // The test searches for words after the teaser that have only letters and spaces, because a file could escape other characters.
      const afterTeaser = toPlainText(html).slice(300);
      // The longest one, because a page can have the same short words elsewhere.
      const passages = afterTeaser.match(/[\p{L}\p{M} ]{25,}/gu) ?? [];
      const lockedPassage = passages.toSorted((a, b) => b.length - a.length)[0];
      expect(lockedPassage, `product ${id} in ${language}`).toBeDefined();
      expect(contents.filter((content) => content.includes(lockedPassage ?? ''))).toEqual([]);
    }
});

for (const language of ['en', 'de', 'ar'] as const)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, showsCookieBanner: true });

    test('shows price and button without scrolling, above the cookie banner', async ({ page, site }) => {
      const addName = site.t.common('addToCart');
      for (const [id, price] of [
        ['1', site.formatAmount(site.getProduct('1').price_in_cents)],
        ['starter-checklist', site.t.common('price.free')],
      ] as const) {
        await page.goto(`/product/${id}`);
        await expect(site.cookieBanner).toBeVisible();
        const bar = page.locator('.vt-action-bar');
        const button = bar.getByRole('button', { name: addName });
        await expect(bar.getByText(price)).toBeInViewport({ ratio: 1 });
        await expect(button).toBeInViewport({ ratio: 1 });
        // Not covered by the banner.
        await button.click({ trial: true });
      }
    });
  });
