import type { Meta, StoryObj } from '@storybook/react-vite';
import { playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { EmptyReviews } from './empty-reviews.tsx';

const meta = {
  title: 'Product/EmptyReviews',
  component: EmptyReviews,
  parameters: { layout: 'padded' },
  args: { text: 'There are no reviews yet.' },
} satisfies Meta<typeof EmptyReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { args: { text: 'لا توجد تقييمات بعد.' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof EmptyReviews>({
    text: words('Nobody has said anything yet.'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Say that there are none yet, and leave it at that.']}
      notThat={['Ask for five stars.', 'Fill the stars for the look of it.']}
    />
  ),
};
