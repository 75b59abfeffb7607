import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag.tsx';

/**
 * A small flag as SVG, because Windows has no flag emojis.
 *
 * ### Use
 * - beside the name of a language, written in that language
 *
 * ### Do not use
 * - without the name of the language
 * - with a code that has no flag: its first two letters are shown instead
 *
 * ### Screen readers
 * Hidden, because the name of the language is next to it.
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

export const Default: Story = {};
export const AllFlags: Story = {
  // Storybook generates the code of a story only if its function has a parameter.
  render: (_args) => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {['gb', 'es', 'pt', 'fr', 'de', 'arab-league'].map((code) => (
        <Flag key={code} code={code} />
      ))}
    </div>
  ),
};
/** A code without a flag shows its first two letters. */
export const UnknownCode: Story = { args: { code: 'it' } };
