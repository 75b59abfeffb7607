import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { placeholder } from '../fixtures/samples.tsx';
import { Picture } from './picture.tsx';

/**
 * An image with a fixed aspect ratio, which prevents layout shift, and a placeholder for a missing or broken image.
 *
 * ### Use
 * - with the `placeholder` of `ImageProvider` if the URL comes from another service
 * - with `priority` only for pictures that are visible without scrolling
 *
 * ### Do not use
 * - with an `alt` that repeats the text next to it: use an empty one
 * - for images that contain text: they cannot be translated
 *
 * ### Screen readers
 * An image named by `alt`. It is hidden if `alt` is empty, which is the default.
 */
const meta = {
  title: 'Basics/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { image: { src: '/art/products/1.svg', alt: en.product.pictureAlt } },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};
export const Square: Story = { args: { ratio: 'square' } };
export const Wide: Story = {
  args: { image: { src: '/art/posts/price-of-mistakes.svg', alt: en.product.pictureAlt }, ratio: 'wide' },
};
export const Missing: Story = {
  args: { image: { alt: en.product.pictureAlt } },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('src', placeholder),
};
export const Broken: Story = {
  args: { image: { src: 'data:image/png;base64,broken', alt: en.product.pictureAlt } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', placeholder)),
};
