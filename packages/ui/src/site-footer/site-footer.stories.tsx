import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { SiteFooter } from './site-footer.tsx';

const columns = en.site.columns.map(({ title, links }, columnIndex) => ({
  title,
  links: links.map((label, linkIndex) => ({ href: `#${columnIndex}-${linkIndex}`, label })),
}));

/**
 * The footer of every page.
 *
 * ### Use
 * - with a separate column for the legal pages
 *
 * ### Do not use
 * - to repeat all links of the navigation bar
 * - for a form
 *
 * ### Keyboard
 * `Tab` moves through the links.
 *
 * ### Screen readers
 * A `contentinfo` landmark. Each column is a navigation landmark named by its title.
 */
const meta = {
  title: 'Layout/SiteFooter',
  component: SiteFooter,
  tags: ['autodocs'],
  args: { brand: 'Vitrine', description: en.site.description, columns, copyright: en.site.copyright },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('navigation', { name: getFixtures(globals).site.columns[1]?.title })).toBeVisible(),
};
export const WithAction: Story = {
  args: {
    columns: columns.map((column, index) =>
      index === 1 ? { ...column, action: <button type="button">{en.site.cookieSettings}</button> } : column,
    ),
  },
};
