import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { StepList } from './step-list.tsx';

/**
 * The steps of a process, in a row or in a column.
 *
 * ### Use
 * - with two to four steps whose order matters
 * - as `figure` of a `Section`
 *
 * ### Do not use
 * - to show progress: steps have no state
 * - for statements without an order: use a `StatList`
 *
 * ### Screen readers
 * An ordered list; each step has a third-level heading.
 */
const meta = {
  title: 'Landing/StepList',
  component: StepList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { steps: en.landing.steps },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
export const Column: Story = { args: { layout: 'column' } };
