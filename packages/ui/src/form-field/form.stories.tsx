import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { Section } from '../section/section.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Form } from './form.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const fields = (
  <>
    <TextField label="Name" placeholder="Ada Lovelace" name="name" autoComplete="name" />
    <TextField label="E-mail" placeholder="ada@example.com" name="email" type="email" autoComplete="email" />
    <TextArea label="Message" placeholder="What are you working on?" name="message" />
    <Button type="submit">Send</Button>
  </>
);

const meta = {
  title: 'Landing/Form',
  component: Form,
  parameters: { layout: 'padded' },
  args: { onSubmit: fn((event) => event.preventDefault()), children: fields, style: { maxInlineSize: '30rem' } },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const WithErrors: Story = {
  args: {
    children: (
      <>
        <TextField label="Name" defaultValue="A" error="Name must be at least 2 characters." />
        <TextArea label="Message" error="Message must be at least 10 characters." />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters.');
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const OnInk: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="ink" title="Tell us what you are working on" subtitle="We answer within two working days.">
      <Form {...args}>
        <TextField label="Name" placeholder="Ada Lovelace" />
        <TextField label="E-mail" defaultValue="ada" error="Please enter a valid email." />
        <Button type="submit">Send</Button>
      </Form>
    </Section>
  ),
};
export const OnInkDark: Story = { ...OnInk, globals: { appearance: 'dark' } };
export const Arabic: Story = {
  args: {
    children: (
      <>
        <TextField label="الاسم" placeholder="اسمك الكامل" />
        <TextArea label="الرسالة" placeholder="على ماذا تعمل؟" error="يجب أن تتكوّن الرسالة من 10 أحرف على الأقل." />
        <Button type="submit">إرسال</Button>
      </>
    ),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof Form>({
    disabled: { to: true, shows: (page) => page.getByRole('button').matches(':disabled') },
    children: words('Nothing to fill in'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Keep the label in sight while typing; a placeholder is an example and no label.',
        'Say under the field what is wrong and how to put it right.',
      ]}
      notThat={[
        'Mark fields as wrong before the visitor has tried to send them.',
        'Clear what was typed after an error.',
      ]}
    />
  ),
};
