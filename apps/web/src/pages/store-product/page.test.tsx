// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { i18nFor, loadMessages } from '@vitrine/i18n';
import type { StoreProduct } from '@vitrine/store-client';
import { createStoreProduct, createStoreVariant } from '@vitrine/store-client/testing';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponseImpl, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '../../lib/store-client.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { StoreProductPageData } from './loader.ts';
// The page imports it dynamically. Imported here, it needs no time in a test.
import '../../store.ts';
import { ErrorBoundary, Component as StoreProductPage } from './page.tsx';

const createOption = (variantId: string, option_id: string, value: string) => ({
  id: `${variantId}-${option_id}`,
  option_id,
  variant_id: variantId,
  value,
});

/**
 * A workshop with two options. Three of the four combinations exist, and one of the three is sold out. Each variant costs €10 times its
 * stock, so that all prices differ.
 */
const workshop = createStoreProduct({
  site_product_selection: 'first_variant',
  options: [
    { id: 'date', title: 'Date', values: [] },
    { id: 'time', title: 'Time', values: [] },
  ],
  variants: [
    ['may-morning', 'May', 'Morning', 4],
    ['may-evening', 'May', 'Evening', 0],
    ['june-morning', 'June', 'Morning', 9],
  ].map(([id, date, time, stock]) =>
    createStoreVariant({
      id: String(id),
      title: `${date}, ${time}`,
      price_in_cents: Number(stock) * 1000,
      manage_inventory: true,
      inventory_quantity: Number(stock),
      options: [createOption(String(id), 'date', String(date)), createOption(String(id), 'time', String(time))],
    }),
  ),
});

const createPageData = (product: StoreProduct, fields: Partial<StoreProductPageData> = {}): StoreProductPageData => ({
  product,
  prices: Object.fromEntries(
    product.variants.map(({ id, price_in_cents }) => [id, { price: `€${price_in_cents / 100}` }]),
  ),
  metaDescription: '',
  description: [],
  information: [],
  formattedRequiredFields: '',
  related: { title: '', cards: [] },
  ...fields,
});

async function openPage(data: StoreProductPageData, path = '/product/workshop') {
  const cart = createCart();
  const addToCart = vi.fn((item, { quantity = 1 } = {}) => cart.add(item, quantity));
  const { router } = await renderPage(
    <CartProvider cart={cart}>
      <StoreProductPage />
    </CartProvider>,
    { messages: ['product', 'shop', 'cart'], history: [path], data, cartActions: { addToCart } },
  );
  await act(async () => {});
  return { cart, router };
}

const getRadio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const chooseValue = (name: string | RegExp) => act(async () => void fireEvent.click(getRadio(name)));
const queryAddButton = () => screen.queryByRole('button', { name: 'Add to cart' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  vi.stubGlobal('__SITE_ENV__', { storeUrl: 'http://store.test', storeId: 'vitrine', siteUrl: 'https://vitrine.test' });
});

afterEach(() => {
  cleanup();
  // The next store client uses the `fetch` and the settings of its test.
  configureStore({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page of a store product', () => {
  it('selects the default variant, and marks a value as sold out if its combination with the other selected value is sold out', async () => {
    await openPage(createPageData(workshop));
    expect(screen.getByRole('group', { name: 'Date' })).toBeDefined();
    expect(getRadio('May').checked).toBe(true);
    expect(getRadio('Morning').checked).toBe(true);
    expect(getRadio(/^Evening Sold out$/)).toBeDefined();
    expect(screen.getAllByText('€40')[0]).toBeDefined();
    expect(screen.getByText('Only 4 left')).toBeDefined();
  });

  it('shows the price of the chosen variant, and replaces the URL', async () => {
    const { router } = await openPage(createPageData(workshop));
    await chooseValue('June');
    expect(screen.getAllByText('€90')[0]?.closest('.vt-price')).not.toBeNull();
    expect(router.state.location.search).toBe('?variant=june-morning');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('selects the variant of the URL, or the default variant if the URL has an unknown one', async () => {
    await openPage(createPageData(workshop), '/product/workshop?variant=june-morning');
    expect(getRadio('June').checked).toBe(true);
    cleanup();
    await openPage(createPageData(workshop), '/product/workshop?variant=nothing');
    expect(getRadio('May').checked).toBe(true);
  });

  it('selects the variant of a link, also if the visitor has chosen another one instead of it before', async () => {
    const { router } = await openPage(createPageData(workshop), '/product/workshop?variant=may-morning');
    await chooseValue('June');
    await act(() => router.navigate('/product/workshop?variant=may-morning'));
    expect(getRadio('May').checked).toBe(true);
  });

  it('shows the add button and the required fields only for a combination that exists and is in stock', async () => {
    await openPage(createPageData(workshop, { formattedRequiredFields: 'Company' }));
    expect(screen.queryByText('Company')).not.toBeNull();
    await chooseValue(/^Evening/);
    expect(screen.getByText('Currently unavailable')).toBeDefined();
    expect(queryAddButton()).toBeNull();
    expect(screen.queryByText('Company')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask about availability' })).toBeDefined();
    await chooseValue(/^June/);
    expect(screen.queryByRole('link', { name: 'Ask about availability' })).toBeNull();
    expect(screen.getAllByText(/^This combination isn’t available/)[0]).toBeDefined();
    expect(queryAddButton()).toBeNull();
    await chooseValue(/^Morning/);
    expect(screen.getAllByText('€90')[0]?.closest('.vt-price')).not.toBeNull();
    expect(queryAddButton()).not.toBeNull();
  });

  it('keeps a combination that is not offered, also if it is chosen before the URL has the previous choice', async () => {
    await openPage(createPageData(workshop));
    fireEvent.click(getRadio(/^Evening/));
    fireEvent.click(getRadio(/^June/));
    await act(async () => {});
    expect(getRadio(/^Evening/).checked).toBe(true);
    expect(getRadio(/^June/).checked).toBe(true);
    expect(screen.getAllByText(/^This combination isn’t available/)[0]).toBeDefined();
  });

  it('replaces a combination that is not offered by the variant of a link, and restores it when the visitor goes back', async () => {
    const { router } = await openPage(createPageData(workshop));
    await chooseValue(/^Evening/);
    await chooseValue(/^June/);
    await act(() => router.navigate('/product/workshop?variant=may-morning'));
    expect(getRadio('May').checked).toBe(true);
    expect(getRadio('Morning').checked).toBe(true);
    await act(() => router.navigate(-1));
    expect(getRadio(/^Evening/).checked).toBe(true);
    expect(getRadio(/^June/).checked).toBe(true);
  });

  it('ignores a restored combination with a value that the product does not have, such as one in another language', async () => {
    const { router } = await openPage(createPageData(workshop));
    const state = { combination: { date: 'Juin', time: 'Evening' } };
    await act(() => router.navigate('/product/workshop?variant=june-morning', { state }));
    expect(getRadio('June').checked).toBe(true);
    expect(getRadio('Morning').checked).toBe(true);
  });

  it('ignores a restored combination if the product has a single variant by now', async () => {
    const { router } = await openPage(createPageData({ ...workshop, variants: workshop.variants.slice(0, 1) }));
    const state = { combination: { date: 'June', time: 'Evening' } };
    await act(() => router.navigate('/product/workshop', { state }));
    expect(screen.getAllByText('€40')[0]).toBeDefined();
    expect(queryAddButton()).not.toBeNull();
  });

  it('adds the chosen quantity of the chosen variant, and limits it to the stock minus the quantity in the cart', async () => {
    const { cart } = await openPage(createPageData(workshop));
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    fireEvent.change(quantity, { target: { value: '9' } });
    fireEvent.keyDown(quantity, { key: 'Enter' });
    expect(quantity.value).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await act(async () => void fireEvent.click(queryAddButton() as HTMLElement));
    expect(cart.quantityOf('may-morning')).toBe(3);
    expect(quantity.value).toBe('1');
    expect(screen.getByRole('button', { name: 'Increase quantity' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('renders HTML in store content as plain text, additional information as disclosures, and the required fields', async () => {
    await openPage(
      createPageData(createStoreProduct({ title: '<b>Kit</b>', subtitle: '<i>New</i>' }), {
        description: ['<img src=x onerror=alert(1)>'],
        information: [{ id: 'a', title: 'Contents', paragraphs: ['Two files.'] }],
        formattedRequiredFields: 'Company',
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('<b>Kit</b>');
    expect(screen.getByText('<i>New</i>')).toBeDefined();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(screen.getByText('Contents').closest('details')?.textContent).toContain('Two files.');
    expect(screen.getByText('Company').closest('p')?.textContent).toBe('At checkout we’ll ask for: Company');
  });

  it('states the delivery and the guarantee of digital content only for a digital product', async () => {
    await openPage(createPageData(createStoreProduct()));
    expect(screen.getByText('VAT')).toBeDefined();
    expect(screen.getByText(/^Digital:/)).toBeDefined();
    expect(screen.getByText(/^By email/)).toBeDefined();
    expect(screen.getByText('Guarantee')).toBeDefined();
    cleanup();
    await openPage(createPageData(createStoreProduct({ type: { value: 'booking' } })));
    expect(screen.getByText('VAT')).toBeDefined();
    expect(screen.getByText(/^Online, on the date/)).toBeDefined();
    expect(screen.queryByText(/^By email/)).toBeNull();
    expect(screen.queryByText('Guarantee')).toBeNull();
  });

  it('says what the crossed-out price is, only if there is one', async () => {
    const variant = createStoreVariant({ price_in_cents: 2000, sale_price_in_cents: 1500 });
    await openPage(
      createPageData(createStoreProduct({ variants: [variant] }), {
        prices: { [variant.id]: { price: '€15.00', oldPrice: '€20.00' } },
      }),
    );
    expect(screen.getByText(/^The crossed-out price is our lowest price in the 30 days before/)).toBeDefined();
    cleanup();
    await openPage(createPageData(createStoreProduct()));
    expect(screen.queryByText(/^The crossed-out price/)).toBeNull();
  });

  it('states the VAT only if the product has a price', async () => {
    const checklist = createStoreProduct({ variants: [createStoreVariant({ price_in_cents: 0 })] });
    await openPage(createPageData(checklist));
    expect(screen.getByText(/^Digital:/)).toBeDefined();
    expect(screen.queryByText('VAT')).toBeNull();
  });

  it('stops loading the product again when the visitor leaves the page', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    await openPage(createPageData(workshop));
    await expect.poll(() => signals.some((signal) => signal?.aborted === false)).toBe(true);
    cleanup();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });

  it('keeps showing a product that the store has removed, without the add button', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    await openPage(createPageData(workshop));
    await expect.poll(queryAddButton).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: workshop.title })).toBeDefined();
  });

  it('sets the lang attribute of store content in another language', async () => {
    vi.stubGlobal('__SITE_ENV__', {
      storeUrl: 'http://store.test',
      storeId: 's',
      storeLanguage: 'fr',
      siteUrl: 'https://vitrine.test',
    });
    await openPage(createPageData(workshop, { description: ['Une demi-journée'] }));
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('fr');
    expect(screen.getByRole('group', { name: 'Date' }).lang).toBe('fr');
    expect(screen.getByText('Une demi-journée').closest('[lang=fr]')).not.toBeNull();
  });

  const createRelated = (...ids: string[]) => ({
    title: '',
    cards: ids.map((id) => ({ id, title: `Product ${id}`, summary: '', ribbon: null, image: null, price: '€1' })),
  });
  const getRelatedPaths = () =>
    within(screen.getByRole('region', { name: 'Related products' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('links to at most three related products', async () => {
    await openPage(createPageData(workshop, { related: createRelated('a', 'b', '3', 'd') }));
    expect(getRelatedPaths()).toEqual(['/product/a', '/product/b', '/product/3']);
  });

  it('keeps its related products if they cannot be loaded again', async () => {
    const prices = [{ amount: 100, currency_code: 'eur', currency: { code: 'eur' } }];
    const product = { id: workshop.id, title: 'Workshop, new date', variants: [{ id: 'july', title: '', prices }] };
    vi.stubGlobal('fetch', async (url: string) =>
      new URL(url).pathname.endsWith(`/products/${workshop.id}`)
        ? Response.json({ product })
        : new Response(null, { status: 500 }),
    );
    await openPage(createPageData(workshop, { related: createRelated('a') }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Workshop, new date' })).toBeDefined();
    expect(getRelatedPaths()).toEqual(['/product/a']);
  });

  it('does not link to a related product in the cart, whose id may contain a comma', async () => {
    const { cart } = await openPage(createPageData(workshop, { related: createRelated('a,b', 'a', 'b') }));
    const variant = createStoreVariant({ id: 'v', price_in_cents: 100 });
    act(() => void cart.add({ product: createStoreProduct({ id: 'a,b', variants: [variant] }), variant }));
    expect(getRelatedPaths()).toEqual(['/product/a', '/product/b']);
  });
});

it('has a link to retry with the same variant, and a link to the shop, if the store does not respond', async () => {
  await loadMessages('en', ['common', 'product']);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        Component: () => null,
        ErrorBoundary: () => (
          <I18nextProvider i18n={i18nFor('en')}>
            <ErrorBoundary />
          </I18nextProvider>
        ),
      },
    ],
    {
      initialEntries: ['/product/workshop?variant=a'],
      hydrationData: { errors: { 0: new ErrorResponseImpl(503, '', null) } },
    },
  );
  render(<RouterProvider router={router} />);
  const retryLink = screen.getByRole('link', { name: 'Try again' });
  expect(retryLink.getAttribute('href')).toBe('/product/workshop?variant=a');
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/shop');
});
