import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
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

export const LongText: Story = {
  args: {
    description:
      'Künstliche Intelligenz, Marketing und Weiterbildung für mittelständische Unternehmen, die sich lieber selbst überzeugen.',
    columns: [
      column('Unternehmensbereiche', ['Dienstleistungen', 'Veröffentlichungen', 'Ansprechpartner']),
      column('Rechtliche Hinweise', ['Datenschutzerklärung', 'Allgemeine Geschäftsbedingungen', 'Cookie-Richtlinie']),
    ],
  },
  globals: { language: 'de' },
};
export const WithAction: Story = {
  args: {
    columns: [{ ...column('Legal', ['Privacy policy']), action: <Button variant="quiet">Cookie settings</Button> }],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Cookie settings' })).toBeVisible(),
};

export const Controls: Story = {
  play: playControls<typeof SiteFooter>({
    brand: words('Showcase'),
    description: words('Another sentence'),
    columns: {
      to: [column('Only this', ['One link'])],
      shows: (page) => page.queryByRole('navigation', { name: 'Only this' }) !== null,
    },
    copyright: words('© Someone else'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Name each column: it is a navigation of its own.', 'Keep the legal pages in a column of their own.']}
      notThat={['Repeat the whole bar.', 'Put a form into it.']}
    />
  ),
};
