import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownClass, playControls } from '../play-controls.tsx';
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

export const LongText: Story = {
  args: {
    html: '<h2>Datenschutzfolgenabschätzungsverfahren</h2><p>Das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz galt in Mecklenburg-Vorpommern.</p>',
    style: { maxInlineSize: '18rem' },
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof RichText>({
    html: { to: '<p>One sentence</p>', shows: (page) => page.queryByText('One sentence') !== null },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Hand in only HTML that comes from a source you trust.', 'Begin with headings of the second level.']}
      notThat={['Hand in what visitors have typed.', 'Style single passages inline.']}
    />
  ),
};
