import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabicBody, body } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Blog/RichText',
  component: RichText,
  parameters: { layout: 'padded' },
  args: { html: body, style: { maxInlineSize: '40rem' } },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { args: { html: arabicBody }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Hand in only HTML that comes from a source you trust.', 'Begin with headings of the second level.']}
      notThat={['Hand in what visitors have typed.', 'Style single passages inline.']}
    />
  ),
};
