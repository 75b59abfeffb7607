import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
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

export const LongText: Story = {
  args: {
    label: 'Datenschutzeinstellungen',
    text: 'Wir speichern Ihren Warenkorb und Ihre Spracheinstellung auf Ihrem Gerät und würden außerdem gern Ihre Besuche zählen, ohne sie einer Person zuzuordnen.',
    policy: { href: '#cookies', label: 'Hinweise zu Cookies und lokaler Speicherung' },
    accept: 'Einverstanden',
    decline: 'Nicht einverstanden',
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof CookieBanner>({
    label: words('Your choice'),
    text: { to: 'May we count visits?', shows: (page) => page.queryByText(/^May we count visits/) !== null },
    policy: {
      to: { href: '#policy', label: 'What we keep' },
      shows: (page) => page.queryByRole('link', { name: 'What we keep' })?.getAttribute('href') === '#policy',
    },
    accept: words('Yes'),
    decline: words('No'),
    onAccept: (page) => userEvent.click(page.getByRole('button', { name: 'Accept' })),
    onDecline: (page) => userEvent.click(page.getByRole('button', { name: 'Decline' })),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Make accepting and declining equally easy.', 'Keep it to two sentences and a link.']}
      notThat={['Cover what the visitor came for.', 'Ask again before the visitor wants to be asked.']}
    />
  ),
};
