import { expect, forVisitors, test } from './journey.ts';

forVisitors(() => {
  test('what was added is confirmed, with something to go with it [2.added.1] [2.added.2] [2.added.3] [2.added.4] [2.added.5] [2.added.6] [2.added.8] [2.added.9] [4.cart.6] [7.suggest.1] [7.suggest.2]', async ({
    page,
    shopper,
  }) => {
    const { cart, common } = shopper.texts;
    const { name, price_in_cents, image_url } = shopper.product('2');
    const asked = page.waitForRequest(/\/store\/[^/]+\/products\?/);
    await page.goto('/product/2');
    await shopper.addsToCart();
    await expect(shopper.modal.getByRole('heading', { name: cart('added.title') })).toBeVisible();
    await expect(shopper.modal.locator(`img[src="${image_url}"]`)).toBeVisible();
    await expect(shopper.modal).toContainText(name);
    await expect(shopper.modal).toContainText(cart('added.quantity', { quantity: 1 }));
    await expect(shopper.modal).toContainText(shopper.price(price_in_cents));

    const { searchParams, pathname } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toEqual({ limit: '5' });
    const offers = shopper.suggestions.getByRole('listitem');
    await expect(offers).toHaveCount(2);
    const { products } = await (await page.request.get(`${pathname}?limit=5`)).json();
    const [first] = products;
    const offer = offers.filter({ hasText: first.title });
    await offer.getByRole('button', { name: `${common('addToCart')} ${first.title}` }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect.poll(async () => (await shopper.savedCart()).length).toBe(2);
    const [, line] = await shopper.savedCart();
    expect(line?.variant.id).toBe(first.variants[0].id);
    expect(line?.quantity).toBe(1);
    expect(line?.variant).toHaveProperty('inventory_quantity');
    await shopper.continuesShopping();
    await expect(page).toHaveURL(/\/product\/2$/);
    await shopper.addsToCart();
    await expect(offers).toHaveCount(2);
    await expect(offer).toHaveCount(0);
    await shopper.continuesShopping();

    await shopper.opensCart(3);
    await shopper
      .lineOf(first.title)
      .getByRole('button', { name: cart('lines.removeProduct', { product: first.title }) })
      .click();
    await page.keyboard.press('Escape');
    await expect(shopper.drawer).toBeHidden();
    await shopper.addsToCart();
    await expect(offer).toBeVisible();

    await shopper.modal.getByRole('link', { name: cart('added.viewCart') }).click();
    await expect(shopper.modal).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart('title', { count: 3 }));
  });
});

test.describe('in the words of the spec', () => {
  test.use({ language: 'fr' });

  test('a French visitor reads them in the modal [2.added.1] [2.added.4] [2.added.5] [2.added.6] [2.added.7]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/product/2');
    await shopper.addsToCart();
    const modal = page.getByRole('dialog', { name: 'Ajouté au panier !' });
    await expect(modal.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/cart');
    await expect(modal.getByRole('heading', { name: 'Vous aimerez aussi...' })).toBeVisible();
    await modal.getByRole('listitem').first().getByRole('button').click();
    await modal.getByRole('listitem').first().getByRole('button').click();
    await expect(modal.getByText('Pas de suggestions pour le moment.')).toBeVisible();
    await modal.getByRole('button', { name: 'Continuer mes achats' }).click();
    await expect(modal).toBeHidden();
  });
});

test.describe('what the store offers', () => {
  test('is shown with a placeholder where it has no picture, with its sale price and the old one, and without a button where none is left [8.stock.2] [8.stock.3] [9.image.1] [9.price.5] [7.related.1]', async ({
    page,
    shopper,
  }) => {
    await page.route('**/store/*/products?*', async (route) => {
      const answer = await (await route.fetch()).json();
      const sale = answer.products.find(({ id }: { id: string }) => id === 'brand-voice-kit');
      const scarce = answer.products.find(({ id }: { id: string }) => id === 'live-workshop');
      const gone = answer.products.find(({ id }: { id: string }) => id === 'prompt-library');
      sale.thumbnail = null;
      for (const variant of sale.variants) variant.image_url = null;
      await route.fulfill({ json: { ...answer, products: [sale, scarce, { ...gone, purchasable: false }] } });
    });
    const asked = page.waitForRequest(/\/products\?/);
    await page.goto('/cart');
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({ limit: '6' });

    const sale = shopper.related.getByRole('listitem').filter({ hasText: 'Brand Voice Kit' });
    await expect(sale.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
    await expect(sale.locator('del, s')).toContainText('149.00');
    await expect(sale).toContainText('119.00');
    const scarce = shopper.related.getByRole('listitem').filter({ hasText: 'Live Workshop' });
    await expect(scarce.getByText('Only 3 in stock')).toBeVisible();
    const gone = shopper.related.getByRole('listitem').filter({ hasText: 'Prompt Library' });
    await expect(gone.getByText('Currently unavailable')).toBeVisible();
    await expect(gone.getByRole('button')).toHaveCount(0);

    await sale.getByRole('button').click();
    const line = shopper.lineOf('Brand Voice Kit');
    await expect(line.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
    await expect(line).toContainText('119.00');
    await expect(sale).toHaveCount(0);
  });
});

test.describe('a suggestion that cannot be added', () => {
  test.use({ language: 'fr', mayLog: /The offer could not be added to the cart: unknown_stock/ });

  test('is logged, told, and stays in the list [7.suggest.4] [8.stock.2]', async ({ page, shopper }) => {
    await page.route('**/store/*/products?*', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const product of answer.products) for (const variant of product.variants) variant.manage_inventory = true;
      await route.fulfill({ json: answer });
    });
    // No stock is known of anything.
    await page.route('**/store/*/variants?*', (route) => route.fulfill({ json: { variants: [] } }));
    await page.goto('/product/2');
    await shopper.addsToCart();
    const offers = shopper.suggestions.getByRole('listitem');
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await offers.first().getByRole('button').click();
    expect((await logged).text()).toContain('unknown_stock');
    await expect(shopper.toasts).toContainText(shopper.texts.cart('refusals.title'));
    await expect(offers).toHaveCount(2);
  });

  test('says in French that a product is out of stock [8.stock.2]', async ({ page }) => {
    await page.route('**/store/*/variants?*', (route) =>
      route.fulfill({ json: { variants: [{ id: '5-default', inventory_quantity: 0 }] } }),
    );
    await page.goto('/product/5');
    await expect(page.getByText('Actuellement indisponible')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' })).toHaveCount(0);
  });
});
