import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { RichText } from './rich-text.tsx';

/**
 * Trusted HTML, styled for reading.
 *
 * ### Use
 * - with HTML from a source you trust
 * - with headings that start at the second level
 *
 * ### Do not use
 * - for user input: use `PlainText`
 * - with inline styles
 *
 * ### Keyboard
 * Only links are focusable. An internal link calls `navigate` of `LinkProvider`.
 */
const meta = {
  title: 'Blog/RichText',
  component: RichText,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { html: en.post.body, style: { maxInlineSize: '40rem' } },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Figure: Story = { args: { html: en.product.sample } };
/** As the screens of a program. */
export const Windows: Story = { args: { html: en.product.sample, figures: 'window' } };
export const Narrow: Story = { args: { style: { maxInlineSize: '16rem' } } };
