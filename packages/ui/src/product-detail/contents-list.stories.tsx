import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { ContentsList } from './lists.tsx';

/**
 * The table of contents of a product.
 *
 * ### Use
 * - to list the chapters of a book or course, or the parts of a program, in order
 *
 * ### Do not use
 * - for the steps of a process: use a `StepList`
 *
 * ### Screen readers
 * An ordered list. The style sheet adds the numbers.
 */
const meta = {
  title: 'Product/ContentsList',
  component: ContentsList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { items: en.product.chapters },
} satisfies Meta<typeof ContentsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
