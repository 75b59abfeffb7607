import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Landing/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Name', placeholder: 'Ada Lovelace' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByText('Name'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(field).toHaveValue('Ada');
  },
};
export const Filled: Story = { args: { defaultValue: 'Ada' } };
export const Email: Story = { args: { label: 'E-mail', type: 'email', placeholder: 'ada@example.com' } };
export const WithError: Story = {
  args: { defaultValue: 'A', error: 'Name must be at least 2 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Name must be at least 2 characters.');
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
  args: { label: 'الاسم', placeholder: 'اسمك الكامل', error: 'يجب أن يتكوّن الاسم من حرفين على الأقل.' },
  globals: { language: 'ar' },
};
export const Dark: Story = { args: { ...WithError.args }, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof TextField>({
    label: words('Company'),
    error: { to: 'Something is missing.', shows: (page) => page.getByRole('textbox').matches('[aria-invalid=true]') },
    type: { to: 'email', shows: (page) => page.getByRole('textbox').getAttribute('type') === 'email' },
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
      notThat={[
        'Use the placeholder in place of the label: it goes away with the first letter.',
        'Show an error while the first word is still being typed.',
      ]}
    />
  ),
};
