// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { i18nFor, type Language, loadMessages } from '@vitrine/i18n';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '../../lib/store-client.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { loadShopPageData } from './loader.ts';
import { Component as ShopPage } from './page.tsx';
// The page imports it dynamically. Imported here, it needs no time in the test.
import '../../store.ts';

interface FakeProduct {
  id: string;
  category?: string;
}

const createKits = (count: number, category?: string): FakeProduct[] =>
  Array.from({ length: count }, (_, index) => ({ id: `kit-${index + 1}`, category }));
const localProducts: FakeProduct[] = [
  { id: '1', category: 'e-books' },
  { id: '2', category: 'software' },
];

/** The products of the store, in its order. */
let storeProducts: FakeProduct[];
/** Ids of the results for each search. Undefined for a store without search. */
let resultsBySearch: Record<string, string[]> | undefined;
/** Requests with this in their URL fail. */
let failingUrlPart: string | undefined;
/** The offset of each request, and its sort order or search. */
let requests: string[];

const toWireProduct = ({ id, category }: FakeProduct) => ({
  id,
  title: `Product ${id}`,
  description: '<p>About data</p>',
  product_collections: category ? [{ product_id: id, collection_id: category, order: 0 }] : [],
  variants: [{ id: `${id}-default`, prices: [{ amount: 1000, currency_code: 'eur', currency: { code: 'eur' } }] }],
});

async function respond(url: string | URL | Request): Promise<Response> {
  const { href, searchParams } = new URL(String(url));
  if (failingUrlPart !== undefined && href.includes(failingUrlPart)) return new Response(null, { status: 500 });
  const search = searchParams.get('search');
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  const productId = /\/products\/([^/?]+)/.exec(href)?.[1];
  if (productId) return Response.json({ product: toWireProduct({ id: productId }) });
  if (href.includes('/variants')) return Response.json({ variants: [] });
  requests.push(`${search ?? searchParams.get('sort_by')} ${offset}`);
  const found =
    search !== null && resultsBySearch
      ? (resultsBySearch[search] ?? []).map((id) => storeProducts.find((product) => product.id === id) ?? { id })
      : storeProducts;
  const products = found.slice(offset, offset + limit).map(toWireProduct);
  const isSearched = search !== null && resultsBySearch;
  return Response.json({ products, count: found.length, offset, limit, ...(isSearched && { search }) });
}

/** Holds the requests until the returned function is called. */
function holdRequests() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (url: string) => {
    await isReleased;
    return respond(url);
  });
  return release;
}

async function openShop(path = '/shop', language: Language = 'en') {
  const data = await loadShopPageData(language);
  return renderPage(<ShopPage />, { language, messages: ['shop'], history: [path], data });
}

const getNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent ?? '');
const countCards = () => screen.queryAllByRole('article').length;
const getButton = (name: string) => screen.getByRole('button', { name });
const click = (element: HTMLElement, init?: MouseEventInit) => act(async () => void fireEvent.click(element, init));
const showMore = () => click(screen.getByRole('link', { name: 'Show more' }));
const getAnnouncement = () => screen.getByRole('status').textContent;

beforeEach(() => {
  storeProducts = [...localProducts, ...createKits(25)];
  resultsBySearch = {};
  failingUrlPart = undefined;
  requests = [];
  vi.stubGlobal('fetch', vi.fn(respond));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  configureStore({ host: 'http://store.test' });
});

afterEach(() => {
  cleanup();
  configureStore({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the shop', () => {
  it('lists the local products, then twelve store products, and more of them on each click', async () => {
    const { router } = await openShop();
    expect(countCards()).toBe(6);
    await waitFor(() => expect(countCards()).toBe(6 + 12));
    await showMore();
    await waitFor(() => expect(countCards()).toBe(6 + 24));
    expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-13');
    expect(router.state.location.search).toBe('?more=1');
    await waitFor(() => expect(getAnnouncement()).toBe('30 products shown'));
    await showMore();
    await waitFor(() => expect(countCards()).toBe(6 + 25));
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(requests).toEqual(['order 0']);
  });

  it('offers no further products if exactly one page exists', async () => {
    storeProducts = [...createKits(12), ...localProducts];
    await openShop();
    await waitFor(() => expect(countCards()).toBe(6 + 12));
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('has a link to more products that opens a tab on a click with a modifier key', async () => {
    const { router } = await openShop('/shop?category=e-books&ref=mail');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    cleanup();
    storeProducts = createKits(15, 'e-books');
    await openShop('/shop?category=e-books&ref=mail');
    const link = await screen.findByRole('link', { name: 'Show more' });
    expect(link.getAttribute('href')).toBe('/shop?category=e-books&more=1');
    await click(link, { ctrlKey: true });
    expect(router.state.location.search).toBe('?category=e-books&ref=mail');
  });

  it('restores the pages and the sort order from the URL', async () => {
    await openShop('/shop?more=2&sort=updated_at');
    await waitFor(() => expect(countCards()).toBe(6 + 25));
    expect(requests).toEqual(['updated_at 0']);
  });

  it('filters local and store products by category, and announces their number', async () => {
    storeProducts = [
      ...localProducts,
      ...createKits(3, 'software'),
      { id: 'audit', category: 'services' },
      { id: 'book', category: 'e-books' },
    ];
    await openShop();
    await waitFor(() => expect(countCards()).toBe(6 + 5));
    await click(getButton('E-books'));
    expect(getButton('E-books').getAttribute('aria-pressed')).toBe('true');
    expect(getButton('All').getAttribute('aria-pressed')).toBe('false');
    await waitFor(() =>
      expect(getNames()).toEqual([
        'AI in Business: A Practical Guide',
        'Digital Marketing Strategies 2025',
        'Product book',
      ]),
    );
    await waitFor(() => expect(getAnnouncement()).toBe('3 products shown'));
    expect(screen.getByText('3 products shown', { selector: 'p' })).toBeDefined();
    await click(getButton('All'));
    await waitFor(() => expect(getAnnouncement()).toBe('11 products shown'));
    expect(requests).toEqual(['order 0']);
  });

  it('finds the products of a category in a store with several parts', async () => {
    storeProducts = [...createKits(130, 'software'), { id: 'late-book', category: 'e-books' }];
    await openShop('/shop?category=e-books');
    await waitFor(() => expect(getNames()).toContain('Product late-book'));
    expect(requests).toEqual(['order 0', 'order 100']);
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('keeps the category and starts at the first page when the sort order changes', async () => {
    storeProducts = createKits(25, 'courses');
    const { router } = await openShop('/shop?category=courses&more=1');
    await waitFor(() => expect(countCards()).toBe(2 + 24));
    await act(async () => void fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'title' } }));
    // In this order, a page also has space for the six local products.
    await waitFor(() => expect(countCards()).toBe(2 + 12 + 6));
    expect(router.state.location.search).toBe('?category=courses&sort=title');
  });

  it('lists local products where the store has them in another order, and at the end if it does not have them', async () => {
    storeProducts = [{ id: 'first' }, { id: '2' }, { id: 'last' }];
    await openShop('/shop?sort=title');
    await waitFor(() =>
      expect(getNames().slice(0, 4)).toEqual([
        'Product first',
        'Digital Marketing Toolkit',
        'Product last',
        'AI in Business: A Practical Guide',
      ]),
    );
    expect(countCards()).toBe(6 + 2);
  });

  it('adds a store product with its stock from its card, and opens its page if the store does not respond', async () => {
    storeProducts = createKits(2);
    const addToCart = vi.fn();
    const data = await loadShopPageData('en');
    const { router } = await renderPage(<ShopPage />, {
      messages: ['shop'],
      history: ['/shop'],
      data,
      cartActions: { addToCart },
    });
    await click(await screen.findByRole('button', { name: 'Add to cart Product kit-1' }));
    await waitFor(() => expect(addToCart.mock.calls[0]?.[0].variant).toMatchObject({ id: 'kit-1-default' }));
    failingUrlPart = 'kit-2';
    await click(getButton('Add to cart Product kit-2'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/kit-2'));
    await click(getButton('Add to cart Digital Marketing Toolkit'));
    await waitFor(() => expect(addToCart.mock.lastCall?.[0].product.id).toBe('2'));
  });

  it('adds a store product once for two clicks while the store responds, and opens no page after the visitor has left', async () => {
    storeProducts = createKits(2);
    const addToCart = vi.fn();
    const data = await loadShopPageData('en');
    const { router } = await renderPage(<ShopPage />, { messages: ['shop'], data, cartActions: { addToCart } });
    const addButton = await screen.findByRole('button', { name: 'Add to cart Product kit-1' });
    for (const _ of [1, 2]) fireEvent.click(addButton);
    expect(addButton.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    failingUrlPart = 'kit-2';
    await act(async () => {
      fireEvent.click(getButton('Add to cart Product kit-2'));
      history.pushState(null, '', '/blog');
    });
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    await act(async () => {});
    expect(addToCart).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/');
  });

  it('lists a product once that moves to another part between two requests', async () => {
    storeProducts = [...createKits(100), { id: 'kit-100' }, { id: 'last' }];
    await openShop('/shop?more=19');
    await waitFor(() => expect(getNames()).toContain('Product last'));
    expect(getNames().filter((name) => name === 'Product kit-100')).toHaveLength(1);
  });

  it('lists only the local products while the store responds with an error', async () => {
    failingUrlPart = '/products';
    await openShop();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(countCards()).toBe(6);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('keeps the products when further ones cannot be loaded, and loads them on the next click', async () => {
    storeProducts = createKits(130);
    await openShop('/shop?more=7');
    await waitFor(() => expect(countCards()).toBe(6 + 96));
    failingUrlPart = 'offset=100';
    await showMore();
    await screen.findByText(/can’t reach part of our catalogue/, { selector: 'p' });
    expect(countCards()).toBe(6 + 100);
    failingUrlPart = undefined;
    await showMore();
    await waitFor(() => expect(countCards()).toBe(6 + 120));
    expect(screen.queryByText(/can’t reach part of our catalogue/, { selector: 'p' })).toBeNull();
  });

  it('keeps the products on “Show more” if the store has stopped responding after a minute', async () => {
    await openShop();
    await waitFor(() => expect(countCards()).toBe(6 + 12));
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    failingUrlPart = '/products';
    await showMore();
    await waitFor(() => expect(countCards()).toBe(6 + 24));
  });

  it('moves the focus to the first further product in another order, where local products follow', async () => {
    storeProducts = [...createKits(25), ...localProducts];
    await openShop('/shop?sort=title');
    await waitFor(() => expect(countCards()).toBe(18 + 6));
    await showMore();
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-19'));
  });

  it('leaves the focus where the visitor moves it while further products are loading', async () => {
    storeProducts = createKits(130);
    await openShop('/shop?more=7');
    await waitFor(() => expect(countCards()).toBe(6 + 96));
    const release = holdRequests();
    await showMore();
    screen.getByRole('searchbox').focus();
    await act(async () => release());
    await waitFor(() => expect(countCards()).toBe(6 + 108));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('moves the focus to the link to retry if the store still does not respond, and then to the first product', async () => {
    failingUrlPart = '/products';
    await openShop('/shop?more=1');
    let release = () => {};
    async function retry() {
      const link = await screen.findByRole('link', { name: 'Try again' });
      release = holdRequests();
      await click(link);
      await waitFor(() => expect(link.isConnected).toBe(false));
    }
    await retry();
    release();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
    await retry();
    failingUrlPart = undefined;
    release();
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-1'));
  });

  it('offers no further products after the last page of the URL', async () => {
    storeProducts = createKits(250);
    await openShop('/shop?more=18');
    await waitFor(() => expect(countCards()).toBe(6 + 228));
    await showMore();
    await waitFor(() => expect(countCards()).toBe(6 + 240));
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('does not keep products in another language', async () => {
    await loadMessages('fr', ['common', 'shop']);
    function SwitchableShop() {
      const [language, setLanguage] = useState<Language>('en');
      return (
        <I18nextProvider i18n={i18nFor(language)}>
          <button type="button" onClick={() => setLanguage('fr')}>
            Français
          </button>
          <ShopPage />
        </I18nextProvider>
      );
    }
    await renderPage(<SwitchableShop />, {
      messages: ['shop'],
      history: ['/shop'],
      data: await loadShopPageData('en'),
    });
    await waitFor(() => expect(countCards()).toBe(6 + 12));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await click(getButton('Français'));
    expect(countCards()).toBe(6);
  });

  it('renders the products that the server has loaded without a request, and loads them again after hydration', async () => {
    storeProducts = createKits(3);
    const data = await loadShopPageData('en', new URLSearchParams('category=courses&sort=constructor'));
    expect(data.rendered?.query).toEqual({ search: '', category: 'courses', sort: 'order', pageCount: 1 });
    expect(data.rendered?.store?.cards).toEqual([]);
    const { products, rendered } = await loadShopPageData('en', new URLSearchParams());
    expect(rendered?.store?.cards).toHaveLength(3);
    requests = [];
    await renderPage(<ShopPage />, { messages: ['shop'], history: ['/shop'], data: { products, rendered } });
    expect(countCards()).toBe(6 + 3);
    await waitFor(() => expect(requests).toEqual(['order 0']));
    expect(getAnnouncement()).toBe('');
  });

  it('renders the local products on the server if the store does not respond', async () => {
    failingUrlPart = '/products';
    expect((await loadShopPageData('en', new URLSearchParams())).rendered?.store).toBeNull();
  });
});

describe('a search', () => {
  const getTitle = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent?.replace(/[\u2068\u2069]/g, '');

  it('lists the local products first, then the store products in the order of the store', async () => {
    resultsBySearch = { toolkit: ['kit-2', '2', 'kit-1'] };
    await openShop('/shop?q=toolkit');
    await waitFor(() => expect(getNames()).toEqual(['Digital Marketing Toolkit', 'Product kit-2', 'Product kit-1']));
    expect(screen.getByText('3 products found', { selector: 'p' })).toBeDefined();
    expect(getTitle()).toBe('Results for “toolkit”');
  });

  it('announces the number of products that it shows', async () => {
    resultsBySearch = { toolkit: createKits(15).map(({ id }) => id) };
    await openShop();
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'toolkit' } });
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(document.activeElement).toBe(screen.getByRole('region'));
    await waitFor(() => expect(getAnnouncement()).toBe('13 products shown'));
    expect(countCards()).toBe(13);
    await showMore();
    await waitFor(() => expect(getAnnouncement()).toBe('16 products found'));
    expect(countCards()).toBe(16);
    expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-13');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('keeps only the previous results that match, until the store responds', async () => {
    resultsBySearch = { product: ['kit-1', 'kit-2', 'kit-10'] };
    await openShop('/shop?q=product');
    await waitFor(() => expect(getNames()).toContain('Product kit-2'));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'product kit-10' } });
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(getNames()).toEqual(['Product kit-10']);
    expect(screen.getByText('Searching…')).toBeDefined();
  });

  it('lists the local products with a note while the store responds with an error, until a retry succeeds', async () => {
    failingUrlPart = '/products';
    await openShop('/shop?q=toolkit&more=2');
    await screen.findByText(/can’t reach part of our catalogue/, { selector: 'p' });
    expect(getNames()).toEqual(['Digital Marketing Toolkit']);
    await waitFor(() => expect(getAnnouncement()).toMatch(/can’t reach part of our catalogue/));
    failingUrlPart = undefined;
    resultsBySearch = { toolkit: ['kit-1'] };
    const retryLink = screen.getByRole('link', { name: 'Try again' });
    expect(retryLink.getAttribute('href')).toBe('/shop?q=toolkit&more=2');
    await click(retryLink);
    await waitFor(() => expect(countCards()).toBe(2));
    expect(screen.queryByText(/can’t reach part of our catalogue/, { selector: 'p' })).toBeNull();
  });

  it('searches all products of a store without search', async () => {
    resultsBySearch = undefined;
    storeProducts = [...createKits(99), ...localProducts, { id: 'special' }];
    await openShop('/shop?q=special');
    await waitFor(() => expect(getNames()).toEqual(['Product special']));
    await screen.findByText('1 product found', { selector: 'p' });
    expect(requests).toEqual(['special 0', 'order 0', 'order 100']);
  });

  it('offers alternatives if there are no results, and renders the search as text', async () => {
    await openShop('/shop?q=%3Cb%3Enothing%3C/b%3E&category=courses');
    await waitFor(() => expect(getTitle()).toBe('No results for “<b>nothing</b>”'));
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByText(/Check the spelling/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/#cta');
    expect(screen.getByRole('link', { name: 'View all products' }).getAttribute('href')).toBe('/shop?category=courses');
    expect(screen.getByRole('link', { name: 'Search in all categories' }).getAttribute('href')).toMatch(/^\/shop\?q=/);
    expect(countCards()).toBe(3);
  });

  it('without results can be left by a link that opens a tab on a click with a modifier key', async () => {
    const { router } = await openShop('/shop?q=xqzwv');
    const link = await screen.findByRole('link', { name: 'View all products' });
    await click(link, { metaKey: true });
    expect(router.state.location.search).toBe('?q=xqzwv');
    await click(link);
    expect(router.state.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('quotes the line of a product that matches, and marks the words', async () => {
    resultsBySearch = { 'spreadshet data': ['kit-1'] };
    await openShop('/shop?q=spreadshet data');
    await waitFor(() => expect(getNames()).toContain('Product kit-1'));
    const quotes = [...document.querySelectorAll('article:has(mark) p')].map((quote) => quote.textContent);
    expect(quotes).toContain('About data');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('data');
  });

  it('respects the category and the order', async () => {
    resultsBySearch = { kit: ['kit-1', 'kit-2'] };
    storeProducts = createKits(2, 'software');
    await openShop('/shop?q=kit&category=software&sort=title');
    await waitFor(() => expect(getNames()).toEqual(['Product kit-1', 'Product kit-2']));
    cleanup();
    await openShop('/shop?q=kit&category=courses');
    await screen.findByText(/Check the spelling/);
  });

  it.each([
    ['en', 'ebook'],
    ['en', 'markting tolkit'],
    ['es', 'GUIA practica'],
    ['pt', 'curso avancado'],
    ['fr', 'boite outils'],
    ['de', 'einfuhrung'],
    ['ar', 'ادوات التسويق'],
  ] as const)('finds local products in %s as the store does: %s', async (language, text) => {
    await openShop(`/shop?q=${text}`, language);
    expect(countCards()).toBeGreaterThan(0);
    await waitFor(() => expect(requests).toEqual([`${text} 0`]));
  });
});
