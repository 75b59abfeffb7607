import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { FeatureList } from './sections.tsx';

/**
 * The features of a product, with check marks.
 *
 * ### Use
 * - with three to seven points that start with a number or a noun
 *
 * ### Do not use
 * - for features that every product has
 *
 * ### Screen readers
 * A list; the check marks are hidden.
 */
const meta = {
  title: 'Product/FeatureList',
  component: FeatureList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { features: en.product.features },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
