import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Frame/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ padding: '6rem 2rem' }}>
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
export const Arabic: Story = {
  ...Focused,
  args: { children: 'انتقل إلى المحتوى' },
  globals: { language: 'ar' },
  play: () => userEvent.tab(),
};
export const Dark: Story = { ...Focused, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof SkipLink>({
    href: { to: '#elsewhere', shows: (page) => page.getByRole('link').getAttribute('href') === '#elsewhere' },
    children: words('Skip the bar'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Make it the first thing that can be reached on the page.',
        'Let it lead to an element that can take the focus.',
      ]}
      notThat={['Hide it from those who see: a keyboard needs no deafness or blindness.']}
    />
  ),
};
