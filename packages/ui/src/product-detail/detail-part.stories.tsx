import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { ContentsList } from './lists.tsx';
import { DetailPart } from './sections.tsx';

/**
 * A part of a section of a product’s page, with a heading of its own.
 *
 * ### Use
 * - for the contents and the sample inside the preview
 *
 * ### Do not use
 * - outside a `DetailSection`, whose heading it depends on
 *
 * ### Keyboard
 * Only its content is focusable.
 *
 * ### Screen readers
 * A third-level heading.
 */
const meta = {
  title: 'Product/DetailPart',
  component: DetailPart,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { title: en.product.contents, children: <ContentsList items={en.product.chapters} /> },
} satisfies Meta<typeof DetailPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
