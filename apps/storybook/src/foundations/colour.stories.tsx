import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from './contrast.ts';
import './foundations.css';

/** Text on its ground, with the least contrast it must have: 7 for running text, 4.5 for the rest (WCAG AAA and AA). */
const pairs = [
  ['--vt-text', '--vt-ground', 7],
  ['--vt-text', '--vt-pane-lit', 7],
  ['--vt-text-quiet', '--vt-ground', 7],
  ['--vt-text-quiet', '--vt-pane-lit', 7],
  ['--accent-contrast', '--accent-9', 4.5],
  ['--vt-ink-text', '--vt-ink-ground', 7],
  ['--vt-ink-quiet', '--vt-ink-ground', 7],
  ['--vt-amber-contrast', '--vt-amber', 4.5],
  ['--vt-amber-text', '--vt-ground', 4.5],
  ['--vt-danger', '--vt-ground', 4.5],
  ['--vt-text', '--vt-danger-ground', 7],
] as const;

function Colours() {
  return (
    <main className="foundation">
      <p>
        Warm paper, deep ink green, one amber light. Amber is for what is on sale or new, and for where the visitor
        stands; used for more than that, it is no light any more.
      </p>
      <div className="swatches">
        {pairs.map(([text, ground, least]) => (
          <div key={text + ground} className="swatch">
            <div style={{ color: `var(${text})`, background: `var(${ground})` }}>Aa</div>
            <p>
              {text} on {ground}, at least {least} : 1
            </p>
          </div>
        ))}
      </div>
    </main>
  );
}

const meta = { title: 'Foundations/Colour', component: Colours } satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    for (const [text, ground, least] of pairs)
      await expect(contrast(text, ground, page), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
  },
};

export const Dark: Story = { ...Light, globals: { appearance: 'dark' } };
