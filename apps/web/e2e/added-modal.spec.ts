import { serveStock } from './fake-store.ts';
import { expect, test } from './fixtures.ts';
import { getEdges } from './get-edges.ts';
import { holdRequests } from './hold-requests.ts';

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 900 } });

  test('confirms the added product and suggests others', {
    tag: [
      '@2.added.1',
      '@2.added.2',
      '@2.added.3',
      '@2.added.4',
      '@2.added.5',
      '@2.added.6',
      '@2.added.8',
      '@2.added.9',
      '@4.cart.6',
      '@7.suggest.1',
      '@7.suggest.2',
    ],
  }, async ({ page, site }) => {
    const { name, price_in_cents, image_url } = site.getProduct('2');
    const productsRequest = page.waitForRequest(/\/store\/[^/]+\/products\?limit=5/);
    await page.goto('/product/2');
    await site.addToCart();
    await expect(site.modal.getByRole('heading', { name: site.t.cart('added.title') })).toBeVisible();
    await expect(site.modal.locator(`img[src="${image_url}"]`)).toBeVisible();
    await expect(site.modal).toContainText(name);
    await expect(site.modal).toContainText(site.t.cart('added.quantity', { quantity: 1 }));
    await expect(site.modal).toContainText(site.formatAmount(price_in_cents));

    const { searchParams, pathname } = new URL((await productsRequest).url());
    expect(Object.fromEntries(searchParams)).toEqual({ limit: '5' });
    const suggestions = site.suggestions.getByRole('listitem');
    await expect(suggestions).toHaveCount(2);
    const { products } = await (await page.request.get(`${pathname}?limit=5`)).json();
    const [firstProduct] = products;
    const firstSuggestion = suggestions.filter({ hasText: firstProduct.title });
    await firstSuggestion.getByRole('button', { name: `${site.t.common('addToCart')} ${firstProduct.title}` }).click();
    await expect(firstSuggestion).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect.poll(async () => (await site.readSavedCart()).length).toBe(2);
    const [, savedSuggestion] = await site.readSavedCart();
    expect(savedSuggestion?.variant.id).toBe(firstProduct.variants[0].id);
    expect(savedSuggestion?.quantity).toBe(1);
    expect(savedSuggestion?.variant).toHaveProperty('inventory_quantity');
    await site.continueShopping();
    await expect(page).toHaveURL(/\/product\/2$/);
    await site.addToCart();
    await expect(suggestions).toHaveCount(2);
    await expect(firstSuggestion).toHaveCount(0);
    await site.continueShopping();

    await site.openCart(3);
    await site
      .getCartLine(firstProduct.title)
      .getByRole('button', { name: site.t.cart('lines.removeProduct', { product: firstProduct.title }) })
      .click();
    await page.keyboard.press('Escape');
    await expect(site.drawer).toBeHidden();
    await site.addToCart();
    await expect(firstSuggestion).toBeVisible();

    await site.modal.getByRole('link', { name: site.t.cart('added.viewCart') }).click();
    await expect(site.modal).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.cart('title', { count: 3 }));
  });
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('shows the modal with the wording of the spec', {
    tag: ['@2.added.1', '@2.added.4', '@2.added.5', '@2.added.6', '@2.added.7'],
  }, async ({ page, site }) => {
    await page.goto('/product/2');
    await site.addToCart();
    const modal = page.getByRole('dialog', { name: 'Ajouté au panier !' });
    await expect(modal.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/cart');
    await expect(modal.getByRole('heading', { name: 'Vous aimerez aussi...' })).toBeVisible();
    await modal.getByRole('listitem').first().getByRole('button').click();
    await modal.getByRole('listitem').first().getByRole('button').click();
    await expect(modal.getByText('Pas de suggestions pour le moment.')).toBeVisible();
    await modal.getByRole('button', { name: 'Continuer mes achats' }).click();
    await expect(modal).toBeHidden();
  });

  test('shows a product with a stock of 0 as unavailable, without a button', { tag: ['@8.stock.2'] }, async ({
    page,
  }) => {
    await serveStock(page, { '3-default': 0 });
    await page.goto('/product/3');
    await expect(page.getByText('Actuellement indisponible')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0);
  });
});

test('keeps the buttons of the modal in place when the suggestions arrive and when one is added', async ({
  page,
  site,
}) => {
  const releaseProducts = await holdRequests(page, '**/store/*/products?*');
  await page.goto('/product/1');
  await site.addToCart();
  const continueButton = site.modal.getByRole('button', { name: site.t.cart('added.continue') });
  await expect(site.modal.getByText(site.t.common('loading'))).toBeVisible();
  const edgesBefore = await getEdges(continueButton);
  releaseProducts();
  const suggestions = site.suggestions.getByRole('listitem');
  await expect(suggestions).toHaveCount(2);
  expect(await getEdges(continueButton)).toEqual(edgesBefore);
  await suggestions.first().getByRole('button').click();
  await expect(suggestions).toHaveCount(1);
  expect(await getEdges(continueButton)).toEqual(edgesBefore);
});

test.describe('related products', () => {
  test('show a placeholder if they have no image, the sale price next to the regular price, and no button if they are unavailable', {
    tag: ['@8.stock.2', '@8.stock.3', '@9.image.1', '@9.price.5', '@7.related.1'],
  }, async ({ page, site }) => {
    await page.route('**/store/*/products?*', async (route) => {
      const json = await (await route.fetch()).json();
      const productOnSale = json.products.find(({ id }: { id: string }) => id === 'brand-voice-kit');
      const scarceProduct = json.products.find(({ id }: { id: string }) => id === 'live-workshop');
      const unavailableProduct = json.products.find(({ id }: { id: string }) => id === 'prompt-library');
      productOnSale.thumbnail = null;
      for (const variant of productOnSale.variants) variant.image_url = null;
      await route.fulfill({
        json: { ...json, products: [productOnSale, scarceProduct, { ...unavailableProduct, purchasable: false }] },
      });
    });
    const productsRequest = page.waitForRequest(/\/products\?limit=6/);
    await page.goto('/cart');
    expect(Object.fromEntries(new URL((await productsRequest).url()).searchParams)).toEqual({ limit: '6' });

    const productOnSale = site.relatedProducts.getByRole('listitem').filter({ hasText: 'Brand Voice Kit' });
    await expect(productOnSale.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
    await expect(productOnSale.locator('del, s')).toContainText('149.00');
    await expect(productOnSale).toContainText('119.00');
    const scarceProduct = site.relatedProducts.getByRole('listitem').filter({ hasText: 'Live Workshop' });
    await expect(scarceProduct.getByText('Only 3 left')).toBeVisible();
    const unavailableProduct = site.relatedProducts.getByRole('listitem').filter({ hasText: 'Prompt Library' });
    await expect(unavailableProduct.getByText('Currently unavailable')).toBeVisible();
    await expect(unavailableProduct.getByRole('button')).toHaveCount(0);

    await productOnSale.getByRole('button').click();
    const line = site.getCartLine('Brand Voice Kit');
    await expect(line.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
    await expect(line).toContainText('119.00');
    await expect(productOnSale).toHaveCount(0);
  });
});

test.describe('a suggestion that cannot be added', () => {
  test.use({ language: 'fr', allowedConsole: /The product could not be added to the cart: unknown_stock/ });

  test('is logged, reported in a toast and stays in the list', { tag: ['@7.suggest.4', '@8.stock.2'] }, async ({
    page,
    site,
  }) => {
    await page.route('**/store/*/products?*', async (route) => {
      const json = await (await route.fetch()).json();
      for (const product of json.products) for (const variant of product.variants) variant.manage_inventory = true;
      await route.fulfill({ json });
    });
    // The stock of every product is unknown.
    await page.route('**/store/*/variants?*', (route) => route.fulfill({ json: { variants: [] } }));
    await page.goto('/product/2');
    await site.addToCart();
    const suggestions = site.suggestions.getByRole('listitem');
    const errorLogged = page.waitForEvent('console', (message) => message.type() === 'error');
    await suggestions.first().getByRole('button').click();
    expect((await errorLogged).text()).toContain('unknown_stock');
    await expect(site.toasts).toContainText(site.t.cart('refusals.title'));
    await expect(suggestions).toHaveCount(2);
  });
});
