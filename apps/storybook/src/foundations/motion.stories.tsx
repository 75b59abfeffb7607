import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Foundation, TokenButton } from './foundation.tsx';
import { lightTokens, type Token } from './tokens.ts';

const durations: readonly (readonly [token: Token, use: string])[] = [
  ['--vt-quick', 'Hover and focus of a control, or a menu opens'],
  ['--vt-calm', 'A drawer, a toast, a banner or the phone menu opens, or a card appears'],
  ['--vt-slow', 'A light reflection moves across a button, or a picture drops into the bag'],
];

const meta = {
  title: 'Foundations/Motion',
  render: () => (
    <Foundation intro="Animations are short and use CSS only. All are disabled by prefers-reduced-motion, except the one that delays the spinner. To see an animation, hover over a button below or focus it.">
      <div className="foundation__grid">
        {durations.map(([token, use]) => (
          <div key={token}>
            <button
              type="button"
              className="foundation__animated-button"
              style={{ '--duration': `var(${token})` } as CSSProperties}
            >
              {lightTokens[token]}
            </button>
            <TokenButton name={token} />
            <p className="foundation__caption">{use}.</p>
          </div>
        ))}
      </div>
      <h2>Easing</h2>
      <TokenButton name="--vt-ease" />
      <p className="foundation__caption">{lightTokens['--vt-ease']}. Movements start fast and end slowly.</p>
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Motion: StoryObj = {
  play: async ({ canvas }) => {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const button = canvas.getByRole('button', { name: lightTokens['--vt-quick'] });
    await expect(getComputedStyle(button).transitionProperty).toBe(isMotionReduced ? 'none' : 'translate');
  },
};
