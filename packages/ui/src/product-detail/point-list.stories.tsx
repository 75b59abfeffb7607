import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { PointList } from './lists.tsx';

/**
 * An unordered list of short texts.
 *
 * ### Use
 * - for the audience and the requirements of a product
 *
 * ### Do not use
 * - for the features of a product: use `FeatureList`
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
