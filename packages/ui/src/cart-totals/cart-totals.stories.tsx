import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { Price } from '../price/price.tsx';
import { CartTotals } from './cart-totals.tsx';

/**
 * The totals of the cart: one row per currency, or the rows that lead to a total.
 *
 * ### Use
 * - with a note that says what an amount includes
 * - with `weight: 'regular'` for the subtotal, a discount, the shipping and a tax
 *
 * ### Do not use
 * - to add up different currencies
 * - with struck-through totals
 *
 * ### Screen readers
 * A live region: changes of the total are announced.
 */
const meta = {
  title: 'Cart/CartTotals',
  component: CartTotals,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    rows: [{ id: 'eur', label: en.cart.total, note: en.cart.note, amount: <Price price={en.cart.amount} /> }],
  },
} satisfies Meta<typeof CartTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: {
    rows: [
      {
        id: 'eur',
        label: en.cart.total,
        note: en.cart.note,
        amount: <Price price={en.cart.zeroAmount} />,
        weight: 'regular',
      },
    ],
  },
};
export const TwoCurrencies: Story = {
  args: {
    rows: [
      { id: 'eur', label: en.cart.totalEur, amount: <Price price={en.cart.amount} /> },
      { id: 'tnd', label: en.cart.totalTnd, amount: <Price price="89.500" /> },
    ],
  },
};
/** Rows with less weight lead to the total. */
export const Breakdown: Story = {
  args: {
    rows: [
      { id: 'subtotal', label: en.cart.subtotal, amount: <Price price={en.cart.amount} />, weight: 'regular' },
      { id: 'discount', label: en.cart.discount, amount: <Price price={en.cart.zeroAmount} />, weight: 'regular' },
      { id: 'shipping', label: en.cart.shipping, amount: <Price price={en.cart.zeroAmount} />, weight: 'regular' },
      { id: 'total', label: en.cart.total, note: en.cart.note, amount: <Price price={en.cart.amount} /> },
    ],
  },
};
