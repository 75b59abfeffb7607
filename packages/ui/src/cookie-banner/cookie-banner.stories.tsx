import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UsageNotes } from '../usage-notes.tsx';
import { CookieBanner } from './cookie-banner.tsx';

const meta = {
  title: 'Frame/CookieBanner',
  component: CookieBanner,
  args: {
    label: 'Cookies',
    text: 'We keep your cart and your language on your device, and would like to count visits.',
    policy: { href: '#cookies', label: 'Cookie policy' },
    accept: 'Accept',
    decline: 'Decline',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = {
  args: {
    label: 'ملفات تعريف الارتباط',
    text: 'نحفظ سلتك ولغتك على جهازك، ونودّ إحصاء الزيارات.',
    policy: { href: '#cookies', label: 'سياسة ملفات تعريف الارتباط' },
    accept: 'قبول',
    decline: 'رفض',
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Make accepting and declining equally easy.', 'Keep it to two sentences and a link.']}
      notThat={['Cover what the visitor came for.', 'Ask again before the visitor wants to be asked.']}
    />
  ),
};
