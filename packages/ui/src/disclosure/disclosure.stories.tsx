import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Disclosure } from './disclosure.tsx';

/**
 * A title that shows or hides its content.
 *
 * ### Use
 * - for details that only some visitors need: delivery, license, questions
 * - in a list of several disclosures
 *
 * ### Do not use
 * - for information that every visitor needs
 * - for a single sentence
 *
 * ### Keyboard
 * `Enter` and `Space` on the title show or hide the content.
 *
 * ### Screen readers
 * The title is announced as expanded or collapsed.
 */
const meta = {
  title: 'Basics/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { title: en.product.question, children: en.product.answer },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const LongTitle: Story = { args: { title: en.product.teaser } };

export const Toggle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { product } = getFixtures(globals);
    await expect(canvas.getByText(product.answer)).not.toBeVisible();
    await userEvent.click(canvas.getByText(product.question));
    await expect(canvas.getByText(product.answer)).toBeVisible();
  },
};
