import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { TextArea } from './text-field.tsx';

/**
 * A multi-line text field with label and error message.
 *
 * ### Use
 * - for messages of more than one line
 *
 * ### Do not use
 * - for several values in one field
 * - with `maxlength`, which silently cuts off the text
 *
 * ### Keyboard
 * `Tab` moves the focus to it and out of it.
 *
 * ### Screen readers
 * Named by its label. With an error, it is invalid and described by the message.
 */
const meta = {
  title: 'Landing/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label: en.form.message, placeholder: en.form.messagePlaceholder },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = {
  args: { defaultValue: 'A', error: en.form.messageError },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(getFixtures(globals).form.messageError);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada' } };
export const AllStates: Story = {
  parameters: withoutCode,
  render: (args) => (
    <States>
      <TextArea {...args} />
    </States>
  ),
};

export const TypeText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { message } = getFixtures(globals).form;
    await userEvent.click(canvas.getByText(message));
    await userEvent.keyboard('Ada');
    await expect(canvas.getByRole('textbox', { name: message })).toHaveValue('Ada');
  },
};
