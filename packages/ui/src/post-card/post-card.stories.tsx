import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaneGrid } from '../pane-grid/pane-grid.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { arabicPost, placeholder, post } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
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

export const Controls: Story = {
  play: playControls<typeof PostCard>({
    href: { to: '#elsewhere', shows: (page) => page.getByRole('link').getAttribute('href') === '#elsewhere' },
    title: words('Another title'),
    category: words('Marketing'),
    author: words('Nadia Karoui'),
    date: {
      to: { iso: '2025-01-02', label: '2 January 2025' },
      shows: (page) => page.queryByText('2 January 2025')?.getAttribute('datetime') === '2025-01-02',
    },
    image: picture('/art/products/1.svg'),
    imageAlt: words('Coins in five stacks'),
    placeholder: { ...picture('/art/success.svg'), beside: { image: null } },
    excerpt: words('Another beginning'),
    readMore: { to: 'Go on', shows: (page) => page.queryByRole('link', { name: `Go on ${post.title}` }) !== null },
    headingLevel: { to: 3, shows: (page) => page.queryByRole('heading', { level: 3 }) !== null },
    index: { to: 2, shows: (page) => page.getByRole('article').style.animationDelay === '0.2s' },
    priority: { to: true, shows: () => document.querySelector('article img')?.getAttribute('loading') === 'eager' },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Let the excerpt begin what the post says, not praise it.', 'Show the newest first, across the row.']}
      notThat={['Put a second link on the card: all of it leads to the post.', 'Cut the title; let it run.']}
    />
  ),
};
