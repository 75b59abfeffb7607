import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { CartButton } from './cart-button.tsx';

/**
 * Opens the cart and shows the number of items in it.
 *
 * ### Use
 * - in the navigation bar, on every screen size
 * - with the number of items, not the number of lines
 *
 * ### Do not use
 * - to link to the cart page: use a link
 *
 * ### Keyboard
 * `Tab` moves the focus to it, `Enter` and `Space` press it.
 *
 * ### Screen readers
 * A button named by `label`, which must contain the number: the badge is hidden.
 */
const meta = {
  title: 'Layout/CartButton',
  component: CartButton,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label: en.cart.open, count: 3, onClick: fn() },
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  args: { label: en.cart.openEmpty, count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText('0')).not.toBeInTheDocument(),
};
export const ManyItems: Story = { args: { label: en.cart.openManyItems, count: 128 } };
export const AllStates: Story = {
  parameters: withoutCode,
  render: (args) => (
    <States>
      <CartButton {...args} />
    </States>
  ),
};

export const Press: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: getFixtures(globals).cart.open }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
