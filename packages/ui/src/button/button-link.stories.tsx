import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { ButtonLink } from './button.tsx';

const meta = {
  title: 'Basics/ButtonLink',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { href: '#shop', children: 'Visit the shop', onClick: fn() },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Visit the shop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const LongText: Story = {
  args: { children: 'Alle Veröffentlichungen und Werkzeuge ansehen' },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <ButtonLink {...args} />
    </div>
  ),
};
export const Arabic: Story = { args: { children: 'زيارة المتجر' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof ButtonLink>({
    href: { to: '#blog', shows: (page) => page.getByRole('link').getAttribute('href') === '#blog' },
    variant: { to: 'secondary', alters: (page) => getComputedStyle(page.getByRole('link')).backgroundColor },
    size: { to: 'large', alters: (page) => page.getByRole('link').clientHeight },
    children: words('Read the blog'),
    onClick: (page) => userEvent.click(page.getByRole('link')),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Use it for what leads elsewhere: it opens in a new tab when the visitor wants it to.',
        'Say where it leads: “Visit the shop”.',
      ]}
      notThat={['Use it for what happens on this page; that is a Button.', 'Write “click here”.']}
    />
  ),
};
