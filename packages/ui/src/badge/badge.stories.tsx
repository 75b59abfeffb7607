import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { Badge } from './badge.tsx';

/**
 * A short label, such as a category, a price or “new”.
 *
 * ### Use
 * - for a category, in one or two words; use the same form for all labels of a list (all nouns, all plural)
 * - in amber only for products that are new or on sale
 *
 * ### Do not use
 * - as a button or a link
 * - more than once on a card, not counting the price
 *
 * ### Screen readers
 * Plain text. The color adds no information.
 */
const meta = {
  title: 'Basics/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { children: en.guide.category },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Ink: Story = { args: { tone: 'ink', children: en.guide.price } };
export const Amber: Story = { args: { tone: 'amber', children: en.shop.newLabel } };
