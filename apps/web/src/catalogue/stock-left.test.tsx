// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import type { Stock } from './cart-item.ts';
import { StockLeft } from './stock-left.tsx';

afterEach(cleanup);

/** Renders the note for a stock in French, and returns its text. */
async function renderStock(stock: Partial<Stock>) {
  const props = { purchasable: true, manage_inventory: true, inventory_quantity: null, ...stock };
  const { container } = await renderPage(<StockLeft {...props} />, { language: 'fr', messages: ['cart'] });
  return container.textContent;
}

describe('StockLeft', () => {
  it.each([1, 2, 5])('shows a stock of %i as low', { tags: ['8.stock.3'] }, async (quantity) => {
    expect(await renderStock({ inventory_quantity: quantity })).toBe(`Seulement ${quantity} en stock`);
  });

  it.each([6, 1000, null])('renders nothing for a stock of %o', { tags: ['8.stock.3'] }, async (quantity) => {
    expect(await renderStock({ inventory_quantity: quantity })).toBe('');
  });

  it('renders nothing if the inventory is not managed', async () => {
    expect(await renderStock({ manage_inventory: false, inventory_quantity: 0 })).toBe('');
  });

  it.each([{ inventory_quantity: 0 }, { purchasable: false, inventory_quantity: 9 }])(
    'shows %o as unavailable',
    { tags: ['8.stock.2'] },
    async (stock) => {
      expect(await renderStock(stock)).toBe('Actuellement indisponible');
    },
  );
});
