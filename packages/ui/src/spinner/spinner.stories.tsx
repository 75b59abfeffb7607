import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Spinner } from './spinner.tsx';

/**
 * Indicates that content is loading. It is invisible for the first 200 ms.
 *
 * ### Use
 * - in place of the content, or over content that is being replaced
 *
 * ### Do not use
 * - inside a button: set `loading` on `Button`
 *
 * ### Screen readers
 * A status region that announces `label` without moving the focus.
 */
const meta = {
  title: 'Basics/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: en.site.loading },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(getFixtures(globals).site.loading),
};
