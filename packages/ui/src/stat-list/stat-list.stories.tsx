import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { StatList } from './stat-list.tsx';

const stats = en.landing.stats.map((stat, index) => ({ id: String(index), ...stat }));

/**
 * A row of up to four short statements.
 *
 * ### Use
 * - with verifiable statements
 *
 * ### Do not use
 * - for prices
 *
 * ### Screen readers
 * A list. Each item has a third-level heading.
 */
const meta = {
  title: 'Landing/StatList',
  component: StatList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  // Storybook does not read the props of `PaneGrid`.
  argTypes: {
    lead: { control: 'boolean', description: 'Whether the first statement takes the whole row.' },
    fixed: { control: 'boolean', description: 'Keeps the columns of a short list.' },
  },
  args: { stats },
} satisfies Meta<typeof StatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LeadPane: Story = { args: { lead: true } };
