import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../icon/icons.tsx';
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
export const Dark: Story = { globals: { appearance: 'dark' } };
