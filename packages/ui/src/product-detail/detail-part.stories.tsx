import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { ContentsList } from './lists.tsx';
import { DetailPart } from './sections.tsx';

/**
 * A subsection of a `DetailSection`, with its own heading.
 *
 * ### Use
 * - for the table of contents and the sample in the preview
 *
 * ### Do not use
 * - outside a `DetailSection`: its `h3` follows the `h2` of the section
 *
 * ### Screen readers
 * A third-level heading.
 */
const meta = {
  title: 'Product/DetailPart',
  component: DetailPart,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { title: en.product.contentsTitle, children: <ContentsList items={en.product.chapters} /> },
} satisfies Meta<typeof DetailPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
