import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { StockNote } from './stock-note.tsx';

/**
 * Says that few are left, or none.
 *
 * ### Use
 * - with the number when five or fewer are left
 * - to keep an unavailable product in the list
 *
 * ### Do not use
 * - when there is enough stock
 * - to invent a shortage
 *
 * ### Keyboard
 * Not focusable.
 *
 * ### Screen readers
 * Plain text; the color repeats what the text says.
 */
const meta = {
  title: 'Basics/StockNote',
  component: StockNote,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { level: 'low', children: en.shop.fewLeft },
} satisfies Meta<typeof StockNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const Out: Story = { args: { level: 'out', children: en.shop.unavailable } };
