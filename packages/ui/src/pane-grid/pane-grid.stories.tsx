import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { Pane, PaneGrid } from './pane-grid.tsx';

const renderPanes = (count: number) =>
  en.site.panes.slice(0, count).map((name) => (
    <Pane key={name} style={{ padding: '3rem 2rem' }}>
      {name}
    </Pane>
  ));

const desktopGlobals = { viewport: { value: 'desktop', isRotated: false } };

/**
 * Lays out `Pane` elements, divided by hairlines, in up to four columns.
 *
 * ### Use
 * - for cards of one kind: products, posts, services
 * - with an `aria-label` for a list of results
 *
 * ### Do not use
 * - inside another grid
 * - with shadows on the panes: hairlines separate them
 *
 * ### Screen readers
 * A list; each `Pane` is one item.
 */
const meta = {
  title: 'Basics/PaneGrid',
  component: PaneGrid,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { children: renderPanes(6) },
} satisfies Meta<typeof PaneGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(6),
};
export const OneColumn: Story = { args: { columns: 1, children: renderPanes(3) } };
export const TwoColumns: Story = { args: { columns: 2 } };
/** The last pane without a neighbor takes the whole row. */
export const TwoColumnsOfThreePanes: Story = {
  args: { columns: 2, children: renderPanes(3) },
  globals: desktopGlobals,
  play: async ({ canvas, canvasElement }) => {
    const lastPane = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    const grid = canvasElement.querySelector('ul')?.getBoundingClientRect();
    await expect(lastPane?.width).toBeGreaterThan((grid?.width ?? 0) - 3);
  },
};
export const FourColumns: Story = { args: { columns: 4 } };
export const LeadPane: Story = {
  args: { lead: true, children: renderPanes(4) },
  globals: desktopGlobals,
  play: async ({ canvas }) => {
    const [firstRect, secondRect, thirdRect] = canvas
      .getAllByRole('listitem')
      .map((pane) => pane.getBoundingClientRect());
    // The tolerance of 3 px is for overlapping borders and rounding.
    await expect(firstRect?.width).toBeGreaterThan(2 * (secondRect?.width ?? 0) - 3);
    await expect(thirdRect?.top).toBe(secondRect?.top);
  },
};
/** The two panes of the last row take half of it each. */
export const IncompleteRow: Story = {
  args: { children: renderPanes(5) },
  globals: desktopGlobals,
  play: async ({ canvas, canvasElement }) => {
    const rects = canvas.getAllByRole('listitem').map((pane) => pane.getBoundingClientRect());
    const [firstLeft, secondLeft] = rects.map(({ left }) => left);
    // In a right-to-left language, the first pane of a row is on the right.
    await expect((firstLeft ?? 0) < (secondLeft ?? 0)).toBe(document.dir === 'ltr');
    const grid = canvasElement.querySelector('ul')?.getBoundingClientRect();
    // The tolerance of 3 px is for overlapping borders and rounding.
    for (const { width } of rects.slice(3)) await expect(width).toBeGreaterThan((grid?.width ?? 0) / 2 - 3);
  },
};
/** Items that are added later do not move the others. */
export const FixedColumns: Story = { args: { fixed: true, children: renderPanes(5) }, globals: desktopGlobals };
