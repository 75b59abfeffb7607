import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { advertisingPost, post, teamPost } from '../fixtures/samples.tsx';
import { Pane, PaneGrid } from '../pane-grid/pane-grid.tsx';
import { PostCard } from '../post-card/post-card.tsx';
import { StepList } from '../step-list/step-list.tsx';
import { Section } from './section.tsx';

/**
 * A section of a page with its heading.
 *
 * ### Use
 * - with an `id` to make it a link target
 * - with `tone="ink"` at most once per page, for the most important section
 *
 * ### Do not use
 * - inside another section
 * - without a title: it names the region
 *
 * ### Screen readers
 * A region named by its second-level heading.
 */
const meta = {
  title: 'Layout/Section',
  component: Section,
  tags: ['autodocs'],
  args: {
    title: en.blog.title,
    subtitle: en.blog.subtitle,
    action: (
      <ButtonLink variant="secondary" href="#blog">
        {en.blog.all}
      </ButtonLink>
    ),
    children: (
      <PaneGrid>
        <Pane>
          <PostCard {...post} labels={{ readMore: en.blog.readMore }} />
        </Pane>
        <Pane>
          <PostCard {...advertisingPost} labels={{ readMore: en.blog.readMore }} index={1} />
        </Pane>
        <Pane>
          <PostCard {...teamPost} labels={{ readMore: en.blog.readMore }} index={2} />
        </Pane>
      </PaneGrid>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('region', { name: getFixtures(globals).blog.title })).toBeVisible(),
};
export const WithFigure: Story = { args: { figure: <StepList steps={en.landing.steps} /> } };
export const Ink: Story = {
  args: { tone: 'ink', title: en.form.title, subtitle: en.form.subtitle, action: undefined, children: null },
};
export const Empty: Story = { args: { children: null, subtitle: undefined, action: undefined } };
