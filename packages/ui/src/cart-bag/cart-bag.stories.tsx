import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { course, guide, toolkit } from '../fixtures/samples.tsx';
import { CartBag } from './cart-bag.tsx';

/**
 * A drawn shopping bag with the pictures of the lines in it. The pictures drop in; with reduced motion they are in it at once.
 *
 * ### Use
 * - on the cart page, beside the lines
 *
 * ### Do not use
 * - for an empty cart
 * - instead of the lines: it is decorative
 *
 * ### Screen readers
 * Hidden: the lines beside it name the products.
 */
const meta = {
  title: 'Cart/CartBag',
  component: CartBag,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { images: [guide, toolkit, course].map(({ href, image }) => ({ id: href, image })) },
} satisfies Meta<typeof CartBag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { images: meta.args.images.slice(0, 1) } };
export const ManyLines: Story = {
  args: { images: [1, 2].flatMap((copy) => meta.args.images.map(({ id, image }) => ({ id: `${copy} ${id}`, image }))) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('img')).toHaveLength(4),
};
