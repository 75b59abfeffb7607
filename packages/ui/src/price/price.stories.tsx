import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { fixturesOf } from '../fixtures/index.ts';
import { Price } from './price.tsx';

/**
 * A formatted price that never breaks and keeps its order in right-to-left text; on sale, the old price is struck through.
 *
 * ### Use
 * - with a price that is already formatted for the language: the component does not format
 * - with both labels when there is an old price
 *
 * ### Do not use
 * - with an old price that was never charged
 * - with “only” or an exclamation mark
 *
 * ### Keyboard
 * Not focusable.
 *
 * ### Screen readers
 * On sale, each price is preceded by its label, as a strikethrough is not read.
 */
const meta = {
  title: 'Basics/Price',
  component: Price,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { price: en.course.price },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Sale: Story = {
  args: {
    price: en.shop.salePrice,
    oldPrice: en.guide.price,
    oldPriceLabel: en.shop.oldPriceLabel,
    priceLabel: en.shop.salePriceLabel,
  },
  play: async ({ canvas, globals }) => {
    const { shop, guide } = fixturesOf(globals);
    await expect(canvas.getByText(`${shop.oldPriceLabel}:`)).toBeInTheDocument();
    await expect(canvas.getByText(guide.price).closest('s')).toBeVisible();
    await expect(canvas.getByText(shop.salePrice).closest('bdi')).toBeVisible();
  },
};
