import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/samples.tsx';
import { GalleryFallback } from './gallery-fallback.tsx';

/**
 * The first picture of a gallery, with the space of its controls.
 *
 * ### Use
 * - while the code of a `Gallery` with several pictures loads: nothing moves when the gallery replaces it
 *
 * ### Do not use
 * - for a product with one picture: use a `Picture`
 *
 * ### Screen readers
 * An image with its alternative text.
 */
const meta = {
  title: 'Product/GalleryFallback',
  component: GalleryFallback,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { image: { ...guide.image, alt: guide.title }, style: { maxInlineSize: '32rem' } },
} satisfies Meta<typeof GalleryFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
