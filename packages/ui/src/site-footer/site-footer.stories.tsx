import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from './site-footer.tsx';

const column = (title: string, labels: readonly string[]) => ({
  title,
  links: labels.map((label) => ({ href: `#${label}`, label })),
});

const meta = {
  title: 'Frame/SiteFooter',
  component: SiteFooter,
  args: {
    brand: 'Vitrine',
    description: 'Artificial intelligence, marketing and learning for companies that would rather see than be told.',
    columns: [
      column('Site', ['Services', 'Shop', 'Blog', 'About']),
      column('Legal', ['Privacy policy', 'Terms of service', 'Cookie policy']),
    ],
    copyright: '© 2025 Vitrine. All rights reserved.',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('navigation', { name: 'Legal' })).toBeVisible(),
};
export const Arabic: Story = {
  args: {
    description: 'ذكاء اصطناعي وتسويق وتعليم لشركات تفضّل أن ترى بنفسها.',
    columns: [column('الموقع', ['الخدمات', 'المتجر']), column('قانوني', ['سياسة الخصوصية', 'شروط الخدمة'])],
    copyright: '© 2025 Vitrine. جميع الحقوق محفوظة.',
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
