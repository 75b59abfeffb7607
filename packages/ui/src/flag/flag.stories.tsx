import type { Meta, StoryObj } from '@storybook/react-vite';
import { playControls } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Flag } from './flag.tsx';

const meta = {
  title: 'Basics/Flag',
  component: Flag,
  parameters: { layout: 'padded' },
  args: { code: 'gb' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {['gb', 'es', 'pt', 'fr', 'de', 'arab-league'].map((code) => (
        <Flag key={code} code={code} />
      ))}
    </div>
  ),
};

/** A language that was just added: until someone draws its flag, its letters stand in. */
export const NotDrawn: Story = { args: { code: 'it' } };

export const Arabic: Story = { args: { code: 'arab-league' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof Flag>({
    code: { to: 'fr', alters: () => document.querySelector('svg')?.cloneNode(true) },
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Set it beside the name of a language, written in that language.',
        'Draw a flag of your own before a language goes live.',
      ]}
      notThat={['Let a flag stand for a language without its name.', 'Use it as the only sign of a choice.']}
    />
  ),
};
