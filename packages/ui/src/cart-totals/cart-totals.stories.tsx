import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { Price } from '../price/price.tsx';
import { CartTotals } from './cart-totals.tsx';

/**
 * The totals of the cart, one row per currency.
 *
 * ### Use
 * - with a note that says what the amount includes
 *
 * ### Do not use
 * - to add up different currencies
 * - with struck-through totals
 *
 * ### Keyboard
 * Not focusable.
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
    rows: [{ id: 'eur', label: en.cart.total, amount: <Price price={en.cart.amount} /> }],
    note: en.cart.note,
  },
} satisfies Meta<typeof CartTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: {
    isEmpty: true,
    rows: [{ id: 'eur', label: en.cart.total, amount: <Price price={en.cart.zeroAmount} /> }],
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
