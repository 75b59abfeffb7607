import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getFixtures } from '../fixtures/index.ts';
import { guide, renderCartLineList, toolkit } from '../fixtures/samples.tsx';
import { CartLineList } from './cart-line.tsx';

/**
 * The list around `CartLine` elements.
 *
 * ### Use
 * - with the lines in the order in which they were added
 *
 * ### Do not use
 * - for an empty cart: show a `Notice`
 *
 * ### Keyboard
 * Only the links and controls of its lines are focusable.
 *
 * ### Screen readers
 * A list named by `label`.
 */
const meta = {
  title: 'Cart/CartLineList',
  component: CartLineList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: renderCartLineList(guide, toolkit).props,
} satisfies Meta<typeof CartLineList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('list', { name: getFixtures(globals).cart.lines })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
