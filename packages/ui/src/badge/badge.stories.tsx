import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Basics/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { children: 'E-books' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Ink: Story = { args: { tone: 'ink', children: '€499.99' } };
export const Amber: Story = { args: { tone: 'amber', children: 'New' } };
export const Arabic: Story = { args: { children: 'كتب إلكترونية' }, globals: { language: 'ar' } };
export const Dark: Story = { args: { tone: 'amber', children: 'New' }, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof Badge>({
    tone: { to: 'ink', alters: (page) => getComputedStyle(page.getByText('E-books')).backgroundColor },
    children: words('Courses'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Use one for a category, in one or two words.',
        'Keep the words of one shelf alike: all nouns, all plural.',
      ]}
      notThat={['Use a badge as a button or a link.', 'Show more than one on a card.']}
    />
  ),
};
