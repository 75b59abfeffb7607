// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, expect, it } from 'vitest';
import { toProductListItem } from '../../catalogue/index.ts';
import { renderPage } from '../../testing/render-page.tsx';
// The page imports it dynamically. Imported here, it needs no time in the test.
import './more-products.tsx';
import { Component as ShopPage } from './page.tsx';

afterEach(cleanup);

const getButton = (name: string) => screen.getByRole('button', { name });
const getNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('marks the clicked category as pressed at once, and then filters the list', async () => {
  const products = (await loadProducts('en')).map((product) => ({
    ...toProductListItem('en', product),
    searchableText: '',
  }));
  await renderPage(<ShopPage />, { messages: ['shop'], history: ['/shop'], data: { products } });
  expect(getButton('Software').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(getButton('Software'));
  expect(getButton('Software').getAttribute('aria-pressed')).toBe('true');
  expect(getButton('All').getAttribute('aria-pressed')).toBe('false');
  expect(getNames()).toHaveLength(products.length);
  const softwareNames = products.filter(({ category }) => category === 'software').map(({ name }) => name);
  await waitFor(() => expect(getNames()).toEqual(softwareNames));
  expect(getButton('Software').getAttribute('aria-pressed')).toBe('true');
});
