import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Foundation, TokenName } from './foundation.tsx';
import { light, type Token } from './tokens.ts';

const durations: readonly (readonly [token: Token, use: string])[] = [
  ['--vt-quick', 'Hover and focus of a control'],
  ['--vt-calm', 'A dialog or a toast opens and closes'],
  ['--vt-slow', 'Light moves across a pane, a card appears'],
];

const meta = {
  title: 'Foundations/Motion',
  render: () => (
    <Foundation intro="Short, in CSS only, and none under prefers-reduced-motion. Hover over a pane or move the focus to it.">
      <div className="foundation__grid">
        {durations.map(([token, use]) => (
          <div key={token}>
            <button
              type="button"
              className="foundation__motion"
              style={{ '--duration': `var(${token})` } as CSSProperties}
            >
              {light[token]}
            </button>
            <TokenName name={token} />
            <p className="foundation__value">{use}.</p>
          </div>
        ))}
      </div>
      <h2>Easing</h2>
      <TokenName name="--vt-ease" />
      <p className="foundation__value">{light['--vt-ease']}. Fast start, long end, for all movement.</p>
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Motion: StoryObj = {
  play: async ({ canvas }) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pane = canvas.getByRole('button', { name: light['--vt-quick'] });
    await expect(getComputedStyle(pane).transitionProperty).toBe(isReduced ? 'none' : 'translate');
  },
};
