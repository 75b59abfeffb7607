import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownClass, playControls } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { StatList } from './stat-list.tsx';

const meta = {
  title: 'Landing/StatList',
  component: StatList,
  parameters: { layout: 'padded' },
  args: {
    stats: [
      { id: 'security', title: 'Security', description: 'Your data stays in the European Union.' },
      { id: 'team', title: 'Team', description: 'Engineers, writers and teachers in one room.' },
      { id: 'innovation', title: 'Innovation', description: 'A tenth of our time goes into what may not work.' },
      { id: 'global', title: 'Global', description: 'Six languages, three continents.' },
    ],
  },
} satisfies Meta<typeof StatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = {
  args: {
    stats: [
      { id: 'security', title: 'الأمان', description: 'تبقى بياناتك داخل الاتحاد الأوروبي.' },
      { id: 'team', title: 'الفريق', description: 'مهندسون وكتّاب ومعلّمون في غرفة واحدة.' },
    ],
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: {
    stats: [
      {
        id: 'security',
        title: 'Datenschutzfreundlichkeit',
        description: 'Sämtliche Unternehmensdaten verbleiben innerhalb der Europäischen Union.',
      },
      { id: 'team', title: 'Zusammenarbeit', description: 'Entwicklung, Redaktion und Lehre in einem Raum.' },
    ],
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof StatList>({
    stats: {
      to: [{ id: 'one', title: 'One claim', description: 'And no more.' }],
      shows: (page) => page.queryAllByRole('listitem').length === 1,
    },
    lead: { to: true, alters: (page) => page.getAllByRole('listitem')[0]?.clientWidth },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Claim what can be checked, in a dozen words.', 'Keep to four.']}
      notThat={['Count up figures before the visitor’s eyes.', 'Use it for prices.']}
    />
  ),
};
