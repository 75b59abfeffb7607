import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Pane, PaneGrid } from './pane-grid.tsx';

/**
 * An item of a `PaneGrid`.
 *
 * ### Use
 * - around a `ProductCard`, `PostCard` or `ServiceCard`, or any other content
 *
 * ### Do not use
 * - outside of a `PaneGrid`
 *
 * ### Screen readers
 * An item of the list.
 */
const meta = {
  title: 'Basics/Pane',
  component: Pane,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { children: en.site.panes[0], style: { padding: '3rem 2rem' } },
  render: (args) => (
    <PaneGrid>
      <Pane {...args} />
    </PaneGrid>
  ),
} satisfies Meta<typeof Pane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('listitem')).toHaveTextContent(getFixtures(globals).site.panes[0] ?? ''),
};
