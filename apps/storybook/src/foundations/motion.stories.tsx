import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import './foundations.css';

const durations = [
  ['--vt-quick', 'A control answers'],
  ['--vt-calm', 'A pane comes or goes'],
  ['--vt-slow', 'Light falls across a pane'],
] as const;

function Motion() {
  return (
    <main className="foundation">
      <p>Light moving over glass: short, in style sheets only, and none at all for those who asked for none.</p>
      <div className="swatches">
        {durations.map(([token, use]) => (
          <button
            key={token}
            type="button"
            className="motion-pane"
            style={{ '--duration': `var(${token})` } as CSSProperties}
          >
            {token}: {use}
          </button>
        ))}
      </div>
    </main>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const pane of canvas.getAllByRole('button'))
      await expect(getComputedStyle(pane).transitionProperty).toBe(still ? 'none' : 'translate');
  },
};
