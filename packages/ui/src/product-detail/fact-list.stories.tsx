import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { FactList } from './lists.tsx';

/**
 * Labels and their values.
 *
 * ### Use
 * - for facts that buyers look for: format, length, license
 * - below the price, as `facts` of `ProductDetail`
 *
 * ### Do not use
 * - for sentences: use a `PointList`
 *
 * ### Screen readers
 * A description list: each value is read with its label.
 */
const meta = {
  title: 'Product/FactList',
  component: FactList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { facts: en.product.facts },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
