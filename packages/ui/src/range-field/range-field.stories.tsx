import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { RangeField } from './range-field.tsx';

/**
 * A slider with its label and its value.
 *
 * ### Use
 * - to try values out, where each value shows its effect at once
 *
 * ### Do not use
 * - for an exact number: use a `TextField`
 *
 * ### Keyboard
 * The arrow keys change the value by one step, `Home` and `End` to the limits. In a right-to-left language, the slider is mirrored.
 *
 * ### Screen readers
 * A slider. Its value is announced as the text of `valueText`.
 */
const meta = {
  title: 'Basics/RangeField',
  component: RangeField,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: en.calculator.cost,
    min: 0,
    max: 800,
    step: 20,
    value: 400,
    valueText: '€400',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };

export const Change: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '€400');
    // The simulated keyboard does not move sliders.
    await fireEvent.change(slider, { target: { value: '800' } });
    await expect(args.onValueChange).toHaveBeenCalledWith(800);
  },
};
