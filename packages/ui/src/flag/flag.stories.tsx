import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag.tsx';

/**
 * A small flag as an SVG: Windows has no flag emoji.
 *
 * ### Use
 * - beside the name of a language, written in that language
 *
 * ### Do not use
 * - without the name of the language
 * - for a language that has no drawing yet, beyond development: its letters are shown instead
 *
 * ### Keyboard
 * Not focusable.
 *
 * ### Screen readers
 * Hidden: the name beside it is read.
 */
const meta = {
  title: 'Basics/Flag',
  component: Flag,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { code: 'gb' },
  argTypes: { code: { control: 'select', options: ['gb', 'es', 'pt', 'fr', 'de', 'arab-league', 'it'] } },
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
/** A code without a drawing shows its letters. */
export const NotDrawn: Story = { args: { code: 'it' } };
