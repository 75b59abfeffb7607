import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { SelectField } from './select-field.tsx';

/**
 * A select with its label, such as the order of a list.
 *
 * ### Use
 * - to sort a list, beside a `ToggleGroup` that filters it
 *
 * ### Do not use
 * - to filter by two to five values: use a `ToggleGroup`, which shows them all
 * - to choose a variant: use an `OptionPicker`
 *
 * ### Keyboard
 * The browser's own: `Space` opens the list, the arrow keys choose.
 *
 * ### Screen readers
 * A native select, named by `label`.
 */
const meta = {
  title: 'Shop/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: en.shop.sort.label,
    options: [
      { value: 'order', label: en.shop.sort.recommended },
      { value: 'updated_at', label: en.shop.sort.newest },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };

export const Choose: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, globals }) => {
    const { sort } = getFixtures(globals).shop;
    const select = canvas.getByRole('combobox', { name: sort.label });
    await expect(select).toHaveDisplayValue(sort.recommended);
    await userEvent.selectOptions(select, sort.newest);
    await expect(args.onValueChange).toHaveBeenCalledWith('updated_at');
    await expect(select).toHaveDisplayValue(sort.newest);
  },
};
