import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { StockStatus } from './stock-status.tsx';

/**
 * A note that few items are left, or that the product is sold out.
 *
 * ### Use
 * - with the number, if five or fewer items are left
 * - on an unavailable product that is still listed
 *
 * ### Do not use
 * - if there is enough stock
 * - to invent a shortage
 *
 * ### Screen readers
 * Plain text. The color adds no information.
 */
const meta = {
  title: 'Basics/StockStatus',
  component: StockStatus,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { level: 'low', children: en.shop.fewLeft },
} satisfies Meta<typeof StockStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LowStock: Story = {};
export const SoldOut: Story = { args: { level: 'out', children: en.shop.unavailable } };
