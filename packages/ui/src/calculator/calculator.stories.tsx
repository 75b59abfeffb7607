import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Calculator } from './calculator.tsx';

const { title, messages, accuracy, cost, toolAlone, withThreshold, loses, saves } = en.calculator;

/**
 * A few numbers and what follows from them.
 *
 * ### Use
 * - with two or three fields, filled in with an example
 * - with results in words: “saves €1,070 a month”
 *
 * ### Do not use
 * - for data that is sent: use a `Form`
 *
 * ### Keyboard
 * `Tab` moves the focus from field to field. `Enter` does nothing: the results are always up to date.
 *
 * ### Screen readers
 * A form named by its title. The results are a status, so changes are announced. A field whose text is not a number is invalid.
 */
const meta = {
  title: 'Landing/Calculator',
  component: Calculator,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    title,
    fields: [
      { name: 'messages', label: messages, value: '2000' },
      { name: 'accuracy', label: accuracy, value: '94' },
      { name: 'cost', label: cost, value: '400' },
    ],
    results: [
      { id: 'toolAlone', label: toolAlone, value: loses, loss: true },
      { id: 'withThreshold', label: withThreshold, value: saves },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const WithInvalidField: Story = {
  args: { fields: [{ name: 'messages', label: messages, value: '?', invalid: true }, ...meta.args.fields.slice(1)] },
  play: async ({ canvas, globals }) => {
    const { messages } = getFixtures(globals).calculator;
    await expect(canvas.getByRole('textbox', { name: messages })).toBeInvalid();
  },
};

export const TypeNumber: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, globals }) => {
    const { cost, saves } = getFixtures(globals).calculator;
    await userEvent.type(canvas.getByRole('textbox', { name: cost }), '1');
    await expect(args.onValueChange).toHaveBeenCalledWith('cost', '4001');
    await expect(canvas.getByRole('status')).toHaveTextContent(saves.replaceAll('\u00a0', ' '));
  },
};
