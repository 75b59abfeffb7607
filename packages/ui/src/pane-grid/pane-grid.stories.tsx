import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { PaneGrid } from './pane-grid.tsx';

const pane = (name: string) => (
  <p key={name} style={{ padding: '3rem 2rem' }}>
    {name}
  </p>
);

const meta = {
  title: 'Basics/PaneGrid',
  component: PaneGrid,
  parameters: { layout: 'padded' },
  args: { children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(pane) },
} satisfies Meta<typeof PaneGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(6),
};
export const Two: Story = { args: { columns: 2 } };
export const Lead: Story = {
  args: { lead: true, children: ['One', 'Two', 'Three', 'Four'].map(pane) },
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('listitem').map((pane) => pane.getBoundingClientRect());
    expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0) - 3);
    expect(last?.top).toBe(second?.top);
  },
};
export const Four: Story = { args: { columns: 4 } };
export const LastRowNotFull: Story = { args: { children: ['One', 'Two', 'Three', 'Four'].map(pane) } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Arabic: Story = {
  args: { children: ['واحد', 'اثنان', 'ثلاثة'].map(pane) },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(last?.left ?? 0);
  },
};

export const Controls: Story = {
  play: playControls<typeof PaneGrid>({
    columns: { to: 2, alters: (page) => page.getAllByRole('listitem')[0]?.clientWidth },
    lead: { to: true, alters: (page) => page.getAllByRole('listitem')[0]?.clientWidth },
    children: words('A single pane'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Name the grid when it is a list of results.', 'Let it decide how many columns there are.']}
      notThat={['Nest a grid in a grid.', 'Give panes a shadow; a thin line is what divides them.']}
    />
  ),
};
