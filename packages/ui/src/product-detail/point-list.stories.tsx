import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { PointList } from './lists.tsx';

/**
 * Points in no particular order.
 *
 * ### Use
 * - for who a product is for, and what a buyer needs
 *
 * ### Do not use
 * - for what a product contains: `FeatureList` has check marks
 *
 * ### Keyboard
 * Not focusable.
 *
 * ### Screen readers
 * A list; the dashes are hidden.
 */
const meta = {
  title: 'Product/PointList',
  component: PointList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { points: en.product.audience },
} satisfies Meta<typeof PointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
