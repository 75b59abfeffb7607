import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Basics/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Arabic: Story = { args: { label: 'جارٍ التحميل' }, globals: { language: 'ar' } };

export const Controls: Story = {
  play: playControls<typeof Spinner>({
    label: words('One moment'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Show it in the place where the missing thing will stand.',
        'Name what is awaited when the page waits for more than one thing.',
      ]}
      notThat={[
        'Show it for what takes less than a fifth of a second: it waits that long by itself.',
        'Cover the page with it.',
      ]}
    />
  ),
};
