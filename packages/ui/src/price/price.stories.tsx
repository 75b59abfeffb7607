import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Basics/Price',
  component: Price,
  parameters: { layout: 'padded' },
  args: { price: '€1,499.99' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Sale: Story = {
  args: { price: '€29.00', oldPrice: '€49.00', oldPriceLabel: 'Old price', priceLabel: 'Sale price' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Old price:')).toBeInTheDocument();
    await expect(canvas.getByText('€49.00').closest('s')).toBeVisible();
  },
};
export const Arabic: Story = {
  args: { price: '€29.00', oldPrice: '€49.00', oldPriceLabel: 'السعر السابق', priceLabel: 'سعر التخفيض' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    for (const price of ['€29.00', '€49.00']) await expect(canvas.getByText(price).closest('bdi')).toBeVisible();
  },
};
export const Dark: Story = { args: Sale.args, globals: { appearance: 'dark' } };

export const LongText: Story = { args: { price: '1.249.999,99 €' }, globals: { language: 'de' } };

export const Controls: Story = {
  play: playControls<typeof Price>({
    price: words('€12.00'),
    oldPrice: { to: '€99.00', beside: Sale.args, shows: (page) => page.queryByText('€99.00')?.closest('s') != null },
    oldPriceLabel: { to: 'Before', beside: Sale.args, shows: (page) => page.queryByText('Before:') !== null },
    priceLabel: { to: 'Now', beside: Sale.args, shows: (page) => page.queryByText('Now:') !== null },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Hand in the price as the language writes it; the component never formats.',
        'Name both prices for those who hear them when there is an old one.',
      ]}
      notThat={['Show an old price without a sale.', 'Add “only” or an exclamation mark.']}
    />
  ),
};
