import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Announcer, useAnnounce } from './announcer.tsx';

function AnnounceButton({ label, message }: { label: string; message: string }) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(message)}>{label}</Button>;
}

const code = `import { Announcer, Button, useAnnounce } from '@vitrine/ui';

function RemoveButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('The product was removed.')}>Remove</Button>;
}

export const App = () => (
  <Announcer>
    <RemoveButton />
  </Announcer>
);`;

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
 * ### Screen readers
 * A polite live region. The same message can be announced again.
 */
const meta = {
  title: 'Layout/Announcer',
  component: Announcer,
  tags: ['autodocs'],
  parameters: { layout: 'padded', docs: { source: { code } } },
  args: { children: <AnnounceButton label={en.cookies.label} message={en.cookies.text} /> },
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent(getFixtures(globals).cookies.text);
  },
};
