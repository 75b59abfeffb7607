import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playControls } from '../play-controls.tsx';
import { arabicFeatures, features } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { FeatureList } from './feature-list.tsx';

const meta = {
  title: 'Product/FeatureList',
  component: FeatureList,
  parameters: { layout: 'padded' },
  args: { features },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
export const LongText: Story = {
  args: {
    features: [
      'Vierzig sofort einsetzbare Berichtsvorlagen für Tabellenkalkulationen, jede mit einem durchgerechneten Beispiel',
      'Aktualisierungen während der ersten zwölf Monate',
    ],
  },
  globals: { language: 'de' },
};
export const Arabic: Story = { args: { features: arabicFeatures }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof FeatureList>({
    features: { to: ['One thing'], shows: (page) => page.queryAllByRole('listitem').length === 1 },
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Begin each point with a figure or a noun.', 'Keep a point to one line where you can.']}
      notThat={['Write more than seven points.', 'List what every product has.']}
    />
  ),
};
