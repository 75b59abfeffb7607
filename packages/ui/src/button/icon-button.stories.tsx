import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon, MenuIcon } from '../icon/icons.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { label: 'Close', onClick: fn(), children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Arabic: Story = { args: { label: 'إغلاق' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof IconButton>({
    label: words('Open the menu'),
    type: { to: 'submit', shows: (page) => page.getByRole('button').matches('[type=submit]') },
    children: { to: <MenuIcon />, alters: (page) => page.getByRole('button').cloneNode(true) },
    onClick: (page) => userEvent.click(page.getByRole('button')),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Say in the label what happens: “Close the cart”.',
        'Use an icon that needs no learning: close, remove, menu.',
      ]}
      notThat={['Use it where there is room for a word.', 'Put two next to each other whose labels say the same.']}
    />
  ),
};
