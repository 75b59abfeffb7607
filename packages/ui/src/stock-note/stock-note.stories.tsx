import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockNote } from './stock-note.tsx';

const meta = {
  title: 'Basics/StockNote',
  component: StockNote,
  parameters: { layout: 'padded' },
  args: { level: 'low', children: 'Only 3 left in stock' },
} satisfies Meta<typeof StockNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const Out: Story = { args: { level: 'out', children: 'Currently unavailable' } };
export const Arabic: Story = { args: { children: 'بقيت 3 قطع فقط' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
