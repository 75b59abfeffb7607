import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/price.tsx';
import { CartTotals } from './cart-totals.tsx';

const meta = {
  title: 'Cart/CartTotals',
  component: CartTotals,
  parameters: { layout: 'padded' },
  args: {
    rows: [{ id: 'eur', label: 'Total', amount: <Price price="€1,999.98" /> }],
    note: 'VAT included',
  },
} satisfies Meta<typeof CartTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoCurrencies: Story = {
  args: {
    rows: [
      { id: 'eur', label: 'Total in euro', amount: <Price price="€1,999.98" /> },
      { id: 'tnd', label: 'Total in dinars', amount: <Price price="89.500 DT" /> },
    ],
  },
};
export const Arabic: Story = {
  args: { rows: [{ id: 'eur', label: 'المجموع', amount: <Price price="€1,999.98" /> }], note: 'شامل الضريبة' },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
