import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Section } from '../section/section.tsx';
import { Form } from './form.tsx';
import { TextArea, TextField } from './text-field.tsx';

/**
 * A form that shows its own error messages instead of the browser's.
 *
 * ### Use
 * - with `disabled` while the form is sent
 * - with an error under each invalid field, which says how to fix the value
 *
 * ### Do not use
 * - with errors before the first submission
 * - with fields that are cleared after an error
 *
 * ### Keyboard
 * `Enter` in a field submits the form.
 *
 * ### Screen readers
 * A form; `disabled` disables every control in it.
 */
const meta = {
  title: 'Landing/Form',
  component: Form,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    onSubmit: fn((event) => event.preventDefault()),
    style: { maxInlineSize: '30rem' },
    children: (
      <>
        <TextField label={en.form.name} placeholder={en.form.namePlaceholder} name="name" autoComplete="name" />
        <TextField label={en.form.email} name="email" type="email" autoComplete="email" />
        <TextArea label={en.form.message} placeholder={en.form.messagePlaceholder} name="message" />
        <Button type="submit">{en.form.send}</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrors: Story = {
  args: {
    children: (
      <>
        <TextField label={en.form.name} defaultValue="A" error={en.form.nameError} />
        <TextArea label={en.form.message} error={en.form.messageError} />
        <Button type="submit">{en.form.send}</Button>
      </>
    ),
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const Sending: Story = {
  args: {
    disabled: true,
    children: (
      <>
        <TextField label={en.form.name} defaultValue="Ada" />
        <Button type="submit" loading>
          {en.form.send}
        </Button>
      </>
    ),
  },
};
/** On the dark background of a section with `tone="ink"`. */
export const OnInk: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { form } = getFixtures(globals);
    return (
      <Section tone="ink" title={form.title} subtitle={form.subtitle}>
        <Form {...args}>
          <TextField label={form.name} placeholder={form.namePlaceholder} />
          <TextField label={form.email} defaultValue="ada" error={form.emailError} />
          <Button type="submit">{form.send}</Button>
        </Form>
      </Section>
    );
  },
};

/** No errors until the visitor submits the form. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };
/** Errors before the visitor has entered anything. */
export const DoNot: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <TextField label={en.form.name} error={en.form.nameError} />
        <TextField label={en.form.email} type="email" error={en.form.emailError} />
        <TextArea label={en.form.message} error={en.form.messageError} />
        <Button type="submit">{en.form.send}</Button>
      </>
    ),
  },
};

export const Submit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { form } = getFixtures(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: form.name }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: form.send }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
