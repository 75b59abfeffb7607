import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { CookieBanner } from './cookie-banner.tsx';

/**
 * A consent banner at the bottom of the screen. It does not block the page.
 *
 * ### Use
 * - with one or two sentences and a link to the policy
 * - with two buttons of the same size and color
 *
 * ### Do not use
 * - again after the visitor has answered
 *
 * ### Keyboard
 * Takes the focus only with `autoFocus`, and returns it when it closes. `Tab` reaches the link and both buttons.
 *
 * ### Screen readers
 * A region named by `label`.
 */
const meta = {
  title: 'Layout/CookieBanner',
  component: CookieBanner,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    label: en.cookies.label,
    text: en.cookies.text,
    policy: { href: '#cookies', label: en.site.columns[1]?.links[2] ?? '' },
    labels: { accept: en.cookies.accept, decline: en.cookies.decline },
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AcceptAndDecline: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { cookies } = getFixtures(globals);
    await expect(canvas.getByRole('region', { name: cookies.label })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: cookies.accept }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: cookies.decline }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
