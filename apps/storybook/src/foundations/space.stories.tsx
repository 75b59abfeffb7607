import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComputedValues, Foundation, TokenButton } from './foundation.tsx';
import { lightTokens, type Token } from './tokens.ts';

const spaces: readonly (readonly [token: Token, use: string])[] = [
  ['--vt-outside', 'Between the edge of the screen and the lines at the sides of the page; 0 on small screens'],
  ['--vt-gutter', 'Padding of a pane'],
  ['--vt-section', 'Padding at the top and the bottom of a section'],
  ['--vt-bar', 'Height of the navigation bar'],
  ['--vt-measure', 'Maximum width of running text'],
  ['--vt-page', 'Maximum width of the page'],
];

const computedProperties = ['width'];

const meta = {
  title: 'Foundations/Space',
  render: () => (
    <Foundation intro="Hairlines divide adjacent panes. Space is inside the panes, not between them. The pixel values apply to the current size of this window.">
      {spaces.map(([token, use]) => (
        <div key={token} className="foundation__row">
          <ComputedValues properties={computedProperties}>
            <div className="foundation__length-bar" style={{ inlineSize: `var(${token})` }} />
          </ComputedValues>
          <TokenButton name={token} />
          <p className="foundation__caption">
            {lightTokens[token]}. {use}.
          </p>
        </div>
      ))}
      <h2>Lines, radii, shadow</h2>
      <div className="foundation__grid">
        <div className="foundation__card">
          <TokenButton name="--vt-hairline" />
          <p className="foundation__caption">{lightTokens['--vt-hairline']}. Between all panes.</p>
        </div>
        <div className="foundation__card" style={{ border: '1px solid var(--vt-line-strong)' }}>
          <TokenButton name="--vt-line-strong" />
          <p className="foundation__caption">{lightTokens['--vt-line-strong']}. Around controls.</p>
        </div>
        <div className="foundation__card" style={{ borderRadius: 2 }}>
          <p className="foundation__caption">2 px. Radius of buttons and fields; panes have none.</p>
        </div>
        <div className="foundation__card" style={{ boxShadow: 'var(--shadow-6)' }}>
          <TokenButton name="--shadow-6" />
          <p className="foundation__caption">Under dialogs.</p>
        </div>
      </div>
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Space: StoryObj = {};
