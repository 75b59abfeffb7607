import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { EmptyReviews } from './sections.tsx';

/**
 * A message that a product has no reviews yet.
 *
 * ### Use
 * - in the reviews section of a product without reviews
 *
 * ### Do not use
 * - to ask for good reviews
 *
 * ### Screen readers
 * The stars are hidden. The message is plain text.
 */
const meta = {
  title: 'Product/EmptyReviews',
  component: EmptyReviews,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { text: en.product.noReviews },
} satisfies Meta<typeof EmptyReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: en.product.newProductNote } };
