import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartTotals } from '../cart-totals/cart-totals.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { course, guide, renderCartLineList, renderSuggestionCard, toolkit } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { SuggestionList } from '../suggestion-card/suggestion-card.tsx';
import { CartView } from './cart-view.tsx';

/**
 * The content of the cart page: lines, a summary beside them, related products below.
 *
 * ### Use
 * - with a `CartLineList`, as in `CartDrawer`
 * - with `related` for content that loads late: it is below all other content, so that nothing moves
 *
 * ### Do not use
 * - for an empty cart: show a `Notice`
 *
 * ### Keyboard
 * The focus order is lines, summary, related products.
 */
const meta = {
  title: 'Cart/CartView',
  component: CartView,
  tags: ['autodocs'],
  args: {
    children: renderCartLineList(guide, toolkit),
    summary: (
      <>
        <CartTotals
          rows={[{ id: 'eur', label: en.cart.total, note: en.cart.note, amount: <Price price={en.cart.amount} /> }]}
        />
        <Button size="large">{en.cart.checkout}</Button>
      </>
    ),
  },
} satisfies Meta<typeof CartView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const { checkout } = getFixtures(globals).cart;
    const listRect = canvas.getByRole('list').getBoundingClientRect();
    const checkoutRect = canvas.getByRole('button', { name: checkout }).getBoundingClientRect();
    if (document.dir === 'rtl') await expect(checkoutRect.right).toBeLessThan(listRect.left);
    else await expect(checkoutRect.left).toBeGreaterThan(listRect.right);
  },
};
export const WithRelated: Story = {
  args: { related: <SuggestionList title={en.cart.related}>{[renderSuggestionCard(course)]}</SuggestionList> },
};
