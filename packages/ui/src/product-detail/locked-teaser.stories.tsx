import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { playControls, words } from '../play-controls.tsx';
import { teaser } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { LockedTeaser } from './locked-teaser.tsx';

const unlock = fn();

const meta = {
  title: 'Product/LockedTeaser',
  component: LockedTeaser,
  parameters: { layout: 'padded' },
  args: { teaser, children: <Button onClick={unlock}>Unlock</Button> },
} satisfies Meta<typeof LockedTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(teaser)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(teaser).closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(unlock).toHaveBeenCalledOnce();
  },
};
export const ShortText: Story = { args: { teaser: 'A beginning of six words only.' } };
export const Arabic: Story = {
  args: {
    teaser:
      'يفكّك الفصل الثاني عملية واحدة: الفواتير الواردة في شركة من أربعين شخصاً. يعدّ ما يحدث لكل فاتورة، ومن يتولّاها، وكم مرة يقع الخطأ.',
    children: <Button>فتح المحتوى</Button>,
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof LockedTeaser>({
    teaser: words('Another beginning'),
    children: words('No key'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Hand in no more than the beginning: what is in the page can be read.',
        'Let the key say what it opens.',
      ]}
      notThat={['Blur what a visitor needs to decide.', 'Use it for anything but a text.']}
    />
  ),
};
