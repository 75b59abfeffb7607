import type { Meta, StoryObj } from '@storybook/react-vite';
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
