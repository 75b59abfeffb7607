// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Stock } from '../../data/item.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StockLeft } from './stock-left.tsx';

afterEach(cleanup);

/** What a French visitor reads about a stock. */
async function reads(stock: Partial<Stock>) {
  const all = { purchasable: true, manage_inventory: true, inventory_quantity: null, ...stock };
  const { container } = await renderPage(<StockLeft {...all} />, { language: 'fr', texts: ['cart'] });
  return container.textContent;
}

describe('what is said about the stock', () => {
  it.each([1, 2, 5])('tells that only %i are left [8.stock.3]', async (left) => {
    expect(await reads({ inventory_quantity: left })).toBe(`Seulement ${left} en stock`);
  });

  it.each([6, 1000, null])('is nothing at %o left [8.stock.3]', async (left) => {
    expect(await reads({ inventory_quantity: left })).toBe('');
  });

  it('is nothing where the inventory is not managed', async () => {
    expect(await reads({ manage_inventory: false, inventory_quantity: 0 })).toBe('');
  });

  it.each([{ inventory_quantity: 0 }, { purchasable: false, inventory_quantity: 9 }])(
    'is that the product cannot be had: %o [8.stock.2]',
    async (stock) => {
      expect(await reads(stock)).toBe('Actuellement indisponible');
    },
  );
});
