import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { QuantityField } from './quantity-field.tsx';

/**
 * A text input for a number, between a minus and a plus button.
 *
 * ### Use
 * - with `max` if the stock is known
 * - with `min` 1 if 0 has no meaning, as on a product page
 *
 * ### Do not use
 * - for numbers that are usually above 20
 *
 * ### Keyboard
 * `Tab` moves through the minus button, the number and the plus button. The arrow keys change the number by one step, `Page Up` and
 * `Page Down` by ten. A typed number is committed on `Enter` and on blur.
 *
 * ### Screen readers
 * Each control has a name. At the minimum and maximum, the button stays focusable and is announced as unavailable.
 */
const meta = {
  title: 'Basics/QuantityField',
  component: QuantityField,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    defaultValue: 1,
    min: 1,
    labels: { quantity: en.cart.quantity, increase: en.cart.increase, decrease: en.cart.decrease },
    onValueChange: fn(),
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMaximum: Story = { args: { defaultValue: 3, max: 3 } };
export const Disabled: Story = { args: { disabled: true } };

export const MinimumAndMaximum: Story = {
  tags: ['!autodocs'],
  args: { max: 2 },
  play: async ({ canvas, args, globals }) => {
    const { cart } = getFixtures(globals);
    await userEvent.click(canvas.getByRole('button', { name: cart.decrease }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: cart.increase }));
    await userEvent.click(canvas.getByRole('button', { name: cart.increase }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
  },
};
