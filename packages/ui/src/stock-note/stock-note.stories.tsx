import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { StockNote } from './stock-note.tsx';

const meta = {
  title: 'Basics/StockNote',
  component: StockNote,
  parameters: { layout: 'padded' },
  args: { level: 'low', children: 'Only 3 left in stock' },
} satisfies Meta<typeof StockNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const Out: Story = { args: { level: 'out', children: 'Currently unavailable' } };
export const Arabic: Story = { args: { children: 'بقيت 3 قطع فقط' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: { children: 'Voraussichtlich erst in der übernächsten Woche wieder lieferbar' },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof StockNote>({
    level: { to: 'out', alters: (page) => getComputedStyle(page.getByText('Only 3 left in stock')).color },
    children: words('Only one left'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Say the figure when five or fewer are left.',
        'Say that there are none rather than taking the product away.',
      ]}
      notThat={['Invent a shortage.', 'Show it when there is plenty.']}
    />
  ),
};
