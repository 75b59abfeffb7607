import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { post } from '../fixtures/samples.tsx';
import { Pane, PaneGrid } from '../pane-grid/pane-grid.tsx';
import { PostCard } from './post-card.tsx';

/** A grid of one column, as wide as a column on the blog page. */
const oneColumnStyle = { '--vt-columns': 1, '--vt-outside': '0rem', maxInlineSize: '27rem' } as CSSProperties;

/**
 * A blog post in a grid. The whole card is a link to the article.
 *
 * ### Use
 * - inside `PaneGrid`, newest first
 * - with an excerpt that says what the article is about
 *
 * ### Do not use
 * - with a second link on the card
 * - with a truncated title: a long title wraps
 *
 * ### Keyboard
 * `Tab` moves the focus to the link; the whole card shows the focus ring.
 *
 * ### Screen readers
 * An article with a heading and one link. The link's name is “Read more”, followed by the title.
 */
const meta = {
  title: 'Blog/PostCard',
  component: PostCard,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // The style of the grid is for this page only.
    jsx: { filterProps: (value: unknown, name: string) => value !== undefined && name !== 'style' },
  },
  args: { ...post, labels: { readMore: en.blog.readMore }, headingLevel: 2 },
  render: (args) => (
    <PaneGrid style={oneColumnStyle}>
      <Pane>
        <PostCard {...args} />
      </Pane>
    </PaneGrid>
  ),
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { blog, post } = getFixtures(globals);
    await expect(canvas.getByRole('link', { name: `${blog.readMore} ${post.title}` })).toHaveAttribute('href', '#post');
  },
};
export const Hover: Story = {
  render: (args) => (
    <div className="pseudo-hover-all">
      <PaneGrid style={oneColumnStyle}>
        <Pane>
          <PostCard {...args} />
        </Pane>
      </PaneGrid>
    </div>
  ),
};
export const WithoutAuthorDateAndExcerpt: Story = { args: { author: undefined, date: undefined, excerpt: undefined } };
export const WithoutPicture: Story = { args: { image: null } };
