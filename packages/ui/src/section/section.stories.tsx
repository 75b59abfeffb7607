import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { PaneGrid } from '../pane-grid/pane-grid.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { PostCard } from '../post-card/post-card.tsx';
import { arabicPost, post } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Frame/Section',
  component: Section,
  args: {
    title: 'From the blog',
    subtitle: 'What we found out while working, written down for those who do similar work.',
    action: (
      <ButtonLink variant="secondary" href="#blog">
        All posts
      </ButtonLink>
    ),
    children: (
      <PaneGrid>
        <PostCard {...post} readMore="Read more" />
        <PostCard {...post} readMore="Read more" index={1} />
        <PostCard {...post} readMore="Read more" index={2} />
      </PaneGrid>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'From the blog' })).toBeVisible(),
};
export const Ink: Story = {
  args: { tone: 'ink', title: 'Tell us what you are working on', action: undefined, children: null },
};
export const Arabic: Story = {
  args: {
    title: 'من المدونة',
    subtitle: 'ما اكتشفناه أثناء العمل، مكتوباً لمن يقوم بعمل مشابه.',
    action: undefined,
    children: (
      <PaneGrid>
        <PostCard {...arabicPost} readMore="اقرأ المزيد" />
        <PostCard {...arabicPost} readMore="اقرأ المزيد" index={1} />
      </PaneGrid>
    ),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Empty: Story = { args: { children: null, subtitle: undefined, action: undefined } };
export const LongText: Story = {
  args: {
    title: 'Veröffentlichungen aus der Unternehmenspraxis und wissenschaftliche Hintergründe',
    action: (
      <ButtonLink variant="secondary" href="#blog">
        Sämtliche Veröffentlichungen ansehen
      </ButtonLink>
    ),
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof Section>({
    title: words('Another part'),
    subtitle: words('Another sentence about it'),
    action: words('No way on'),
    tone: { to: 'ink', alters: (page) => getComputedStyle(page.getByRole('heading', { level: 2 })).color },
    children: words('Nothing in it'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Give it an id when the bar leads to it.', 'Use the dark pane once on a page, for what matters most.']}
      notThat={['Nest a section in a section.', 'Leave out the title: it names the region for those who listen.']}
    />
  ),
};
