// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureStore } from '../../shared/store/store-client.ts';
import { renderPage } from '../../testing/render-page.tsx';
import SearchResults from './search-results.tsx';

const wireProduct = (id: string) => ({
  id,
  title: `Product ${id}`,
  description: '<p>About data</p>',
  variants: [{ id: `${id}-default`, prices: [{ amount: 1000, currency_code: 'eur', currency: { code: 'eur' } }] }],
});

const kits = Array.from({ length: 15 }, (_, index) => `kit-${index + 1}`);

/** What the store finds for each search; it has no search at all where this is undefined. */
let found: Record<string, string[]> | undefined;
let isReachable: boolean;
let listRequests: number;

async function respond(url: string | URL | Request): Promise<Response> {
  const { searchParams } = new URL(String(url));
  if (!isReachable) return new Response(null, { status: 500 });
  const search = searchParams.get('search');
  if (search === null) listRequests++;
  const wanted = searchParams.getAll('ids[]');
  const all =
    search !== null && found
      ? (found[search] ?? [])
      : ['1', ...kits, ...Array.from({ length: 90 }, (_, i) => `x-${i}`)];
  const ids = all.filter((id) => wanted.length === 0 || wanted.includes(id));
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  const products = ids.slice(offset, offset + limit).map(wireProduct);
  return Response.json({ products, count: ids.length, offset, limit, ...(search !== null && found && { search }) });
}

async function show(text: string, language: Language = 'en') {
  const products = (await loadProducts(language)).map((product) => ({
    ...product,
    price: '',
    summary: '',
    text: product.description,
  }));
  const results = (
    <SearchResults
      text={text}
      products={products}
      served={undefined}
      wantsFocus={false}
      onFocused={() => {}}
      onClear={() => {}}
    />
  );
  return renderPage(results, { language, messages: ['shop'], history: [`/shop?q=${text}`] });
}

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const title = () => screen.getByRole('heading', { level: 2 }).textContent?.replace(/[\u2068\u2069]/g, '');

beforeEach(() => {
  found = {};
  isReachable = true;
  listRequests = 0;
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

describe('the results of a search', () => {
  it('are the own products, then those of the store in its order, with their number', async () => {
    found = { toolkit: ['kit-2', '2', 'kit-1'] };
    await show('toolkit');
    await vi.waitFor(() => expect(names()).toEqual(['Digital Marketing Toolkit', 'Product kit-2', 'Product kit-1']));
    expect(screen.getByText('3 products found', { selector: 'p' })).toBeDefined();
    expect(title()).toBe('Results for “toolkit”');
  });

  it('include an own product that only the store finds, in its place and with our name', async () => {
    found = { markting: ['kit-3', '2'] };
    await show('markting');
    await vi.waitFor(() => expect(names()).toEqual(['Product kit-3', 'Digital Marketing Toolkit']));
  });

  it('are continued, and count the own products that the store does not find', async () => {
    found = { toolkit: kits };
    await show('toolkit');
    await vi.waitFor(() => expect(names()).toHaveLength(13));
    expect(screen.getByText('13 of 16 products')).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    await vi.waitFor(() => expect(names()).toHaveLength(16));
    expect(document.activeElement?.getAttribute('href')).toBe('/product/kit-13');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are announced', async () => {
    found = { toolkit: ['kit-1'] };
    await show('toolkit');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 products found'));
  });

  it('are the own products while the store does not respond, which is said, until a retry succeeds', async () => {
    isReachable = false;
    await show('toolkit');
    await screen.findByText(/isn’t responding/);
    expect(names()).toEqual(['Digital Marketing Toolkit']);
    isReachable = true;
    found = { toolkit: ['kit-1'] };
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Try again' })));
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByText(/isn’t responding/)).toBeNull();
  });

  it('are filtered here where the store has no search, which is said', async () => {
    found = undefined;
    await show('kit-1');
    await vi.waitFor(() => expect(names()).toContain('Product kit-10'));
    expect(names()).not.toContain('Product kit-2');
    expect(screen.getByText(/looked through so far: 100 of 106/)).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Look through more products' })));
    await screen.findByText(/looked through so far: 106 of 106/);
    expect(listRequests).toBe(2);
  });

  it('say what to do if there are none, and show the search as text', async () => {
    await show('<b>nothing</b>');
    await vi.waitFor(() => expect(title()).toBe('No results for “<b>nothing</b>”'));
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
  ] as const)('include own products in %s without accents: %s', async (language, text) => {
    await show(text, language);
    expect(names().length).toBeGreaterThan(0);
  });
});
