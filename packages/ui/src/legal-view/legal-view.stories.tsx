import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabicBody, body } from '../samples.ts';
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
