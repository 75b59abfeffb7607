import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { TextLink } from './text-link.tsx';

/**
 * A link on a line of its own, with an arrow.
 *
 * ### Use
 * - after a text, for further reading
 *
 * ### Do not use
 * - inside a sentence: use a plain link
 * - for the main action of a view: use a `ButtonLink`
 *
 * ### Keyboard
 * `Enter` follows the link.
 *
 * ### Screen readers
 * A link; the arrow is hidden.
 */
const meta = {
  title: 'Basics/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { href: '#post', children: en.product.relatedPost },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
