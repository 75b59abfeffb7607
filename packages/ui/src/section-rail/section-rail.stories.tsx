import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { localize } from '../fixtures/index.ts';
import { SectionRail } from './section-rail.tsx';

const ids = ['preview', 'content', 'features', 'reviews'];
const titles = [en.product.previewTitle, en.product.fullContentTitle, en.product.featuresTitle, en.product.reviews];

/**
 * The list of a page's sections. The one that the visitor is reading is marked.
 *
 * ### Use
 * - in a column that stays in view beside long content
 *
 * ### Do not use
 * - for links to other pages
 * - on small screens, where it takes the place of the content
 *
 * ### Keyboard
 * `Tab` moves the focus from link to link.
 *
 * ### Screen readers
 * A navigation named by its title. The current link has `aria-current="location"`.
 */
const meta = {
  title: 'Basics/SectionRail',
  component: SectionRail,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: en.product.contentsTitle,
    items: ids.map((id, index) => ({ href: `#rail-${id}`, label: titles[index] ?? '' })),
  },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 14rem) minmax(8rem, 1fr)', gap: '2rem' }}>
      <SectionRail {...args} />
      <div>
        {localize(titles, globals).map((title, index) => (
          <section key={title} id={`rail-${ids[index]}`} style={{ minBlockSize: '12rem' }}>
            <h2>{title}</h2>
          </section>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof SectionRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksCurrentSection: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await waitFor(() => expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1));
  },
};
