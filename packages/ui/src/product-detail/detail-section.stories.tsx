import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { DetailSection } from './sections.tsx';

/**
 * A section of a product page.
 *
 * ### Use
 * - with a short title, such as “What you get”
 *
 * ### Do not use
 * - inside a collapsed `Disclosure`
 * - without content
 *
 * ### Screen readers
 * A region named by its second-level heading.
 */
const meta = {
  title: 'Product/DetailSection',
  component: DetailSection,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { title: en.product.previewTitle, children: <RichText html={en.post.body} /> },
} satisfies Meta<typeof DetailSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('region', { name: getFixtures(globals).product.previewTitle })).toBeVisible(),
};
