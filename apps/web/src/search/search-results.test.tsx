// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '../lib/store-client.ts';
import { renderPage } from '../testing/render-page.tsx';
import SearchResults from './search-results.tsx';

const createWireProduct = (id: string) => ({
  id,
  title: `Product ${id}`,
  description: '<p>About data</p>',
  variants: [{ id: `${id}-default`, prices: [{ amount: 1000, currency_code: 'eur', currency: { code: 'eur' } }] }],
});

const kitIds = Array.from({ length: 15 }, (_, index) => `kit-${index + 1}`);

/** Ids of the results for each search. Undefined for a store without search. */
let resultsBySearch: Record<string, string[]> | undefined;
let isStoreFailing: boolean;
let listRequestCount: number;
/** Number of requests for products by id. */
let idRequestCount: number;

async function respond(url: string | URL | Request): Promise<Response> {
  const { searchParams } = new URL(String(url));
  if (isStoreFailing) return new Response(null, { status: 500 });
  const search = searchParams.get('search');
  if (search === null) listRequestCount++;
  const requestedIds = searchParams.getAll('ids[]');
  if (requestedIds.length > 0) idRequestCount++;
  const allIds =
    search !== null && resultsBySearch
      ? (resultsBySearch[search] ?? [])
      : ['1', ...kitIds, ...Array.from({ length: 90 }, (_, i) => `x-${i}`)];
  const ids = allIds.filter((id) => requestedIds.length === 0 || requestedIds.includes(id));
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  const products = ids.slice(offset, offset + limit).map(createWireProduct);
  return Response.json({
    products,
    count: ids.length,
    offset,
    limit,
    ...(search !== null && resultsBySearch && { search }),
  });
}

async function renderResults(text: string, language: Language = 'en') {
  const products = (await loadProducts(language)).map((product) => ({
    ...product,
    price: '',
    summary: '',
    searchableText: product.description,
  }));
  const element = (
    <SearchResults
      text={text}
      products={products}
      initialSearch={undefined}
      shouldFocus={false}
      onFocused={() => {}}
      onClear={() => {}}
    />
  );
  return renderPage(element, { language, messages: ['shop'], history: [`/shop?q=${text}`] });
}

const getProductNames = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const getTitle = () => screen.getByRole('heading', { level: 2 }).textContent?.replace(/[\u2068\u2069]/g, '');

beforeEach(() => {
  resultsBySearch = {};
  isStoreFailing = false;
  listRequestCount = 0;
  idRequestCount = 0;
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

describe('SearchResults', () => {
  it('lists the local products first, then the store products in the order of the store, and shows their number', async () => {
    resultsBySearch = { toolkit: ['kit-2', '2', 'kit-1'] };
    await renderResults('toolkit');
    await vi.waitFor(() =>
      expect(getProductNames()).toEqual(['Digital Marketing Toolkit', 'Product kit-2', 'Product kit-1']),
    );
    expect(screen.getByText('3 products found', { selector: 'p' })).toBeDefined();
    expect(getTitle()).toBe('Results for “toolkit”');
  });

  it('keeps the order of the store for a local product that only the store finds, and shows its local name', async () => {
    resultsBySearch = { markting: ['kit-3', '2'] };
    await renderResults('markting');
    await vi.waitFor(() => expect(getProductNames()).toEqual(['Product kit-3', 'Digital Marketing Toolkit']));
  });

  it('loads further results on click, and includes in the total the local products that the store does not find', async () => {
    resultsBySearch = { toolkit: kitIds };
    await renderResults('toolkit');
    await vi.waitFor(() => expect(getProductNames()).toHaveLength(13));
    expect(screen.getByText('13 of 16 products')).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    await vi.waitFor(() => expect(getProductNames()).toHaveLength(16));
    expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-13');
    expect(idRequestCount).toBe(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('announces the number of results', async () => {
    resultsBySearch = { toolkit: ['kit-1'] };
    await renderResults('toolkit');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 products found'));
  });

  it('announces that the store does not respond', async () => {
    isStoreFailing = true;
    await renderResults('nothing');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/isn’t responding/));
  });

  it('lists the local products with a note while the store responds with an error, until a retry succeeds', async () => {
    isStoreFailing = true;
    await renderResults('toolkit');
    await screen.findByText(/isn’t responding/);
    expect(getProductNames()).toEqual(['Digital Marketing Toolkit']);
    isStoreFailing = false;
    resultsBySearch = { toolkit: ['kit-1'] };
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Try again' })));
    await vi.waitFor(() => expect(getProductNames()).toHaveLength(2));
    expect(screen.queryByText(/isn’t responding/)).toBeNull();
  });

  it('filters the products of a store without search, and shows how many it has searched', async () => {
    resultsBySearch = undefined;
    await renderResults('kit-1');
    await vi.waitFor(() => expect(getProductNames()).toContain('Product kit-10'));
    expect(getProductNames()).not.toContain('Product kit-2');
    expect(screen.getByText(/searched so far: 100 of 106/)).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search more products' })));
    await screen.findByText(/searched so far: 106 of 106/);
    expect(listRequestCount).toBe(2);
  });

  it('offers alternatives if there are no results, and renders the search as text', async () => {
    await renderResults('<b>nothing</b>');
    await vi.waitFor(() => expect(getTitle()).toBe('No results for “<b>nothing</b>”'));
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByText(/Check the spelling/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View all products' }).getAttribute('href')).toBe('/shop');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/#cta');
  });

  it.each([
    ['es', 'GUIA practica'],
    ['pt', 'curso avancado'],
    ['fr', 'boite outils'],
    ['de', 'einfuhrung'],
    ['ar', 'ادوات التسويق'],
  ] as const)('finds local products in %s without accents: %s', async (language, text) => {
    await renderResults(text, language);
    expect(getProductNames().length).toBeGreaterThan(0);
  });
});
