import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { PlainText } from './plain-text.tsx';

/**
 * Untrusted text as paragraphs.
 *
 * ### Use
 * - for text from a store or another service
 *
 * ### Do not use
 * - for your own text with headings and links: use `RichText`
 */
const meta = {
  title: 'Basics/PlainText',
  component: PlainText,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { paragraphs: [en.product.teaser, en.product.answer] },
} satisfies Meta<typeof PlainText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EscapesMarkup: Story = {
  args: { paragraphs: ['<b>A & B</b>'] },
  play: async ({ canvas }) => expect(canvas.getByText('<b>A & B</b>')).toBeVisible(),
};
