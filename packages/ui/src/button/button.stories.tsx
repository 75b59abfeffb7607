import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Basics/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Large: Story = { args: { size: 'large' } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Arabic: Story = { args: { children: 'أضف إلى السلة' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: { children: 'In den Warenkorb legen und später weiter einkaufen' },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Button {...args} />
    </div>
  ),
};

export const Controls: Story = {
  play: playControls<typeof Button>({
    variant: { to: 'secondary', alters: (page) => getComputedStyle(page.getByRole('button')).backgroundColor },
    size: { to: 'large', alters: (page) => page.getByRole('button').clientHeight },
    type: { to: 'submit', shows: (page) => page.getByRole('button').matches('[type=submit]') },
    children: words('Visit the shop'),
    disabled: { to: true, shows: (page) => page.getByRole('button').matches(':disabled') },
    loading: { to: true, shows: (page) => page.getByRole('button').matches(':disabled') },
    onClick: (page) => userEvent.click(page.getByRole('button')),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Give a page one primary button; the others are quiet.',
        'Begin with a verb: “Visit the shop”, “Send message”.',
        'Use ButtonLink for what leads elsewhere, so that it opens in a new tab when the visitor wants it to.',
      ]}
      notThat={[
        'Disable a button to say that something is missing: let it be pressed, and say what.',
        'Put two lines into a button; shorten the words instead.',
        'Use amber for a button: amber is for what is on sale, or new.',
      ]}
    />
  ),
};
