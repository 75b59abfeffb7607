import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Landing/TextArea',
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: 'Message', placeholder: 'What are you working on?' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(canvas.getByText('Message'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(field).toHaveValue('Ada');
  },
};
export const Filled: Story = { args: { defaultValue: 'Ada' } };
export const WithError: Story = {
  args: { defaultValue: 'A', error: 'Message must be at least 10 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Ada' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};
export const LongText: Story = {
  args: {
    label: 'Ansprechpartnerin oder Ansprechpartner in Ihrem Unternehmen',
    defaultValue: 'Prof. Dr. Friederike Oberhauser-Lindenmann, stellvertretende Geschäftsführerin',
    error: 'Bitte kürzen Sie diese Angabe auf höchstens vierzig Zeichen, damit sie auf den Umschlag passt.',
  },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: { label: 'الرسالة', placeholder: 'على ماذا تعمل؟', error: 'يجب أن تتكوّن الرسالة من 10 أحرف على الأقل.' },
  globals: { language: 'ar' },
};
export const Dark: Story = { args: { ...WithError.args }, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof TextArea>({
    label: words('Company'),
    error: { to: 'Something is missing.', shows: (page) => page.getByRole('textbox').matches('[aria-invalid=true]') },
    rows: { to: 9, alters: (page) => page.getByRole('textbox').clientHeight },
    value: {
      to: 'Ada',
      beside: { onChange: fn() },
      shows: (page) => page.queryByDisplayValue('Ada') !== null,
    },
    defaultValue: { to: 'Grace', shows: (page) => page.queryByDisplayValue('Grace') !== null },
    placeholder: { to: 'An example', shows: (page) => page.queryByPlaceholderText('An example') !== null },
    disabled: { to: true, shows: (page) => page.getByRole('textbox').matches(':disabled') },
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Write the label as a noun: “Name”.', 'Say in the error how to put it right.']}
      notThat={['Ask for several things in one field.', 'Cut off what is typed.']}
    />
  ),
};
