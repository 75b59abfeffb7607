import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { getFixtures } from '../fixtures/index.ts';
import { Announcer, useAnnounce } from './announcer.tsx';

function AnnounceButton({ label, message }: { label: string; message: string }) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(message)}>{label}</Button>;
}

/**
 * Announces messages to screen readers. Components inside call `useAnnounce()`.
 *
 * ### Use
 * - once, around the page
 * - for a change that only a sighted visitor would notice, such as a removed line or new search results
 *
 * ### Do not use
 * - for messages that everybody must read: show a toast
 *
 * ### Keyboard
 * Does not take the focus.
 *
 * ### Screen readers
 * A polite live region. The same message can be announced again.
 */
const meta = {
  title: 'Layout/Announcer',
  component: Announcer,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { children: null },
  render: (_args, { globals }) => {
    const { label, text } = getFixtures(globals).cookies;
    return (
      <Announcer>
        <AnnounceButton label={label} message={text} />
      </Announcer>
    );
  },
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent(getFixtures(globals).cookies.text);
  },
};
