import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { arabicBody, body } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { DetailSection } from './detail-section.tsx';

const meta = {
  title: 'Product/DetailSection',
  component: DetailSection,
  parameters: { layout: 'padded' },
  args: { title: 'A look inside', children: <RichText html={body} /> },
} satisfies Meta<typeof DetailSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'A look inside' })).toBeVisible(),
};
export const LongText: Story = {
  args: { title: 'Inhaltsverzeichnis und Leseprobe' },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: { title: 'نظرة إلى الداخل', children: <RichText html={arabicBody} /> },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof DetailSection>({
    title: words('What is in it'),
    children: words('Only this sentence'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Name the section by what it answers: “What you get”.']}
      notThat={['Hide a section behind a click: scrolling is easier.', 'Show a section that has nothing in it.']}
    />
  ),
};
