import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryFilter } from '../category-filter/category-filter.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { PageHeading } from './page-heading.tsx';

const meta = {
  title: 'Frame/PageHeading',
  component: PageHeading,
  args: { title: 'The shop', subtitle: 'Books, tools and courses, made from our own projects.' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutSubtitle: Story = {
  args: { title: 'Your cart, with everything that you have put into it', subtitle: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.clientWidth).toBeGreaterThan((title.parentElement?.clientWidth ?? 0) * 0.8);
  },
};
export const WithFilter: Story = {
  args: {
    children: (
      <CategoryFilter
        label="Category"
        options={[
          { value: 'all', label: 'All products' },
          { value: 'e-books', label: 'E-books' },
        ]}
        value="all"
        onChange={fn()}
      />
    ),
  },
};
export const LongText: Story = {
  args: { title: 'Veröffentlichungen, Softwarewerkzeuge und Weiterbildungsangebote' },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: { title: 'المتجر', subtitle: 'كتب وأدوات ودورات خرجت من مشاريعنا.' },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof PageHeading>({
    title: words('The library'),
    subtitle: words('Another sentence about it'),
    children: words('Something below'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Open every page but the landing page with it.',
        'Say in the subtitle what is to be found, in one sentence.',
      ]}
      notThat={[
        'Use it twice on a page: it holds the page’s only first-level heading.',
        'Put more than one row of controls into it.',
      ]}
    />
  ),
};
