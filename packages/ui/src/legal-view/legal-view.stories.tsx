import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { arabicBody, body } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { LegalView } from './legal-view.tsx';

const meta = {
  title: 'Frame/LegalView',
  component: LegalView,
  args: {
    title: 'Privacy policy',
    updated: 'Last updated on 13 August 2025',
    html: body,
    copyright: '© 2025 Vitrine. All rights reserved.',
    close: { href: '#home', label: 'Close' },
  },
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '#home');
  },
};
export const Arabic: Story = {
  args: {
    title: 'سياسة الخصوصية',
    updated: 'آخر تحديث في 13 أغسطس 2025',
    html: arabicBody,
    copyright: '© 2025 Vitrine. جميع الحقوق محفوظة.',
    close: { href: '#home', label: 'إغلاق' },
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    const followed = fn();
    canvas.getByRole('link', { name: 'Close' }).addEventListener('click', followed);
    await userEvent.keyboard('{Escape}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { title: 'Datenschutzerklärung und Informationspflichten nach der Datenschutz-Grundverordnung' },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof LegalView>({
    title: words('Terms of service'),
    updated: words('Last updated yesterday'),
    html: { to: '<p>One clause only</p>', shows: (page) => page.queryByText('One clause only') !== null },
    copyright: words('© Someone else'),
    close: {
      to: { href: '#shop', label: 'Leave' },
      shows: (page) => page.queryByRole('link', { name: 'Leave' })?.getAttribute('href') === '#shop',
    },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Say on top when the text was last changed.',
        'Let closing lead to a page, so that it works for those who came by a link.',
      ]}
      notThat={['Ask for consent in it: that is the banner’s job.', 'Shorten the text on small screens.']}
    />
  ),
};
