import type { Meta, StoryObj } from '@storybook/react-vite';
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
