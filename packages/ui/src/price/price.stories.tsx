import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Price } from './price.tsx';

/**
 * A formatted price that does not wrap. `<bdi>` isolates it from the direction of the text. On sale, the old price is struck through.
 *
 * ### Use
 * - with a price that is already formatted for the language
 * - with both labels if there is an old price
 *
 * ### Do not use
 * - with an old price that was never charged
 * - with “only” or an exclamation mark
 *
 * ### Screen readers
 * On sale, a hidden label precedes each price, because the strikethrough is not announced.
 */
const meta = {
  title: 'Basics/Price',
  component: Price,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  // Storybook does not read the members of a union.
  argTypes: {
    oldPrice: { control: 'text', description: 'The formatted price before the sale, struck through.' },
    oldPriceLabel: { control: 'text', description: 'Label of the old price for screen readers, such as “Old price”.' },
    priceLabel: { control: 'text', description: 'Label of the sale price for screen readers, such as “Sale price”.' },
  },
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
    const { shop, guide } = getFixtures(globals);
    await expect(canvas.getByText(`${shop.oldPriceLabel}:`)).toBeInTheDocument();
    await expect(canvas.getByText(guide.price).closest('s')).toBeVisible();
    await expect(canvas.getByText(shop.salePrice).closest('bdi')).toBeVisible();
  },
};

/** Shows the price, and the price before the sale. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: Sale.args };
/** “Only” and an exclamation mark praise the price instead of showing what changed. */
export const DoNot: Story = { tags: ['!dev', '!autodocs'], args: { price: en.shop.pushyPrice } };
