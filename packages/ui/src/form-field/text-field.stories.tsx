import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { TextField } from './text-field.tsx';

/**
 * A single-line text field with label and error message.
 *
 * ### Use
 * - with a noun as label: “Name”
 * - with an error that says how to fix the value
 *
 * ### Do not use
 * - with a placeholder instead of a label
 * - with an error while the visitor is still typing
 *
 * ### Keyboard
 * `Tab` moves the focus to it.
 *
 * ### Screen readers
 * Named by its label. With an error, it is invalid and described by the message.
 */
const meta = {
  title: 'Landing/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label: en.form.name, placeholder: en.form.namePlaceholder },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Ada' } };
export const Email: Story = { args: { label: en.form.email, type: 'email', placeholder: undefined } };
export const WithError: Story = {
  args: { defaultValue: 'A', error: en.form.nameError },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(getFixtures(globals).form.nameError);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada' } };
export const AllStates: Story = {
  parameters: withoutCode,
  render: (args) => (
    <States>
      <TextField {...args} />
    </States>
  ),
};

/** The label remains visible while the visitor types. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { defaultValue: 'Ada' } };
/** A placeholder instead of a label disappears with the first character. */
export const DoNot: Story = { tags: ['!dev', '!autodocs'], args: { label: '', placeholder: en.form.name } };

export const TypeText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { name } = getFixtures(globals).form;
    await userEvent.click(canvas.getByText(name));
    const field = canvas.getByRole('textbox', { name });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(field).toHaveValue('Ada');
  },
};
