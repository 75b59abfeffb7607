import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { PageHeading } from './page-heading.tsx';

/**
 * The heading of a page such as the shop, the blog or the cart. The landing page, products and articles have their own heading.
 *
 * ### Use
 * - with a subtitle that says in one sentence what the page contains
 *
 * ### Do not use
 * - twice on a page: it contains the only first-level heading
 * - with more than one row of controls
 *
 * ### Screen readers
 * A first-level heading and a paragraph.
 */
const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  tags: ['autodocs'],
  args: { title: en.shop.title, subtitle: en.shop.subtitle },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutSubtitle: Story = {
  args: { title: en.post.title, subtitle: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.clientWidth).toBeGreaterThan((title.parentElement?.clientWidth ?? 0) * 0.8);
  },
};
export const WithFilter: Story = {
  args: {
    children: (
      <ToggleGroup
        label={en.shop.category}
        options={[
          { value: 'all', label: en.shop.all },
          { value: 'e-books', label: en.guide.category },
        ]}
        value="all"
        onValueChange={fn()}
      />
    ),
  },
};
