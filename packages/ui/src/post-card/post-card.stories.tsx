import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaneGrid } from '../pane-grid/pane-grid.tsx';
import { arabicPost, placeholder, post } from '../samples.ts';
import { PostCard } from './post-card.tsx';

const meta = {
  title: 'Blog/PostCard',
  component: PostCard,
  parameters: { layout: 'padded' },
  args: { ...post, placeholder, readMore: 'Read more', headingLevel: 2 },
  render: (args) => (
    <PaneGrid>
      <PostCard {...args} />
    </PaneGrid>
  ),
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: `Read more ${post.title}` })).toHaveAttribute('href', '#post'),
};
export const Preview: Story = { args: { author: undefined, date: undefined, excerpt: undefined } };
export const WithoutPicture: Story = { args: { image: null } };
export const LongText: Story = {
  args: { title: 'Warum Fehlerkostenbetrachtungen in Automatisierungsvorhaben regelmäßig unterschätzt werden' },
  globals: { language: 'de' },
};
export const Arabic: Story = { args: { ...arabicPost, readMore: 'اقرأ المزيد' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
