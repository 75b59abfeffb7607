import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: 'of the first chapter' },
  render: (args) => (
    <a href="#more">
      Read more <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more of the first chapter' })).toBeVisible();
    await expect(canvas.getByText('of the first chapter').clientWidth).toBeLessThanOrEqual(1);
  },
};
export const Arabic: Story = { args: { children: 'عن الفصل الأول' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof VisuallyHidden>({
    children: words('of the last chapter'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Add to a link or a button what its place makes clear to the eye alone.']}
      notThat={['Hide words from the eye that everyone needs.', 'Put something into it that can take the focus.']}
    />
  ),
};
