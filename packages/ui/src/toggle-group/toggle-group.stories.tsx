import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { ToggleGroup } from './toggle-group.tsx';

/**
 * Toggle buttons that filter a list. Exactly one is pressed.
 *
 * ### Use
 * - to filter, with an “all” option first
 * - with the value in the URL, so that the list can be shared
 *
 * ### Do not use
 * - with empty categories
 * - to navigate
 * - to sort: use a `SelectField`, which looks different
 *
 * ### Keyboard
 * `Tab` moves through the options, `Enter` and `Space` choose one.
 *
 * ### Screen readers
 * A group named by `label`; the chosen option is announced as pressed.
 */
const meta = {
  title: 'Shop/ToggleGroup',
  component: ToggleGroup,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: en.shop.category,
    options: [
      { value: 'all', label: en.shop.all },
      { value: 'e-books', label: en.guide.category },
      { value: 'software', label: en.toolkit.category },
      { value: 'courses', label: en.course.category },
    ],
    defaultValue: 'all',
    onValueChange: fn(),
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AllStates: Story = {
  parameters: withoutCode,
  render: (args) => (
    <States>
      <ToggleGroup {...args} />
    </States>
  ),
};

export const Choose: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { category } = getFixtures(globals).toolkit;
    await userEvent.click(canvas.getByRole('button', { name: category }));
    await expect(args.onValueChange).toHaveBeenCalledWith('software');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(category);
    await userEvent.click(canvas.getByRole('button', { name: category }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
