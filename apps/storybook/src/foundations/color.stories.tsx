import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Foundation, TokenButton } from './foundation.tsx';
import { darkTokens, getContrast, lightTokens, type Token } from './tokens.ts';

/** Text on its background, with the minimum contrast: 7 for body text (WCAG AAA), 4.5 for all other text (WCAG AA). */
const contrastPairs: readonly (readonly [text: Token, background: Token, minimum: number])[] = [
  ['--vt-text', '--vt-background', 7],
  ['--vt-text', '--vt-pane-lit', 7],
  ['--vt-text-quiet', '--vt-background', 7],
  ['--vt-text-quiet', '--vt-pane-lit', 7],
  ['--accent-contrast', '--accent-9', 4.5],
  ['--vt-ink-text', '--vt-ink-ground', 7],
  ['--vt-ink-quiet', '--vt-ink-ground', 7],
  ['--vt-amber-contrast', '--vt-amber', 4.5],
  ['--vt-amber-text', '--vt-background', 4.5],
  ['--vt-danger', '--vt-background', 4.5],
  ['--vt-text', '--vt-danger-ground', 7],
];

/** The colors of text, and the grounds it can be on. Every pair has at least 4.5. */
const textTokens: readonly Token[] = ['--vt-text', '--vt-text-quiet', '--vt-amber-text', '--vt-danger', '--accent-11'];
const backgroundTokens: readonly Token[] = ['--vt-background', '--vt-pane', '--vt-pane-lit', '--vt-danger-ground'];

const formatContrast = (theme: Readonly<Record<Token, string>>, text: Token, background: Token) =>
  `${getContrast(theme[text], theme[background]).toFixed(1)} : 1`;

const isColor = (token: string): token is Token => /^(#|rgb)/.test(lightTokens[token as Token]);
const colorGroups = {
  'The kit’s colors': Object.keys(lightTokens).filter((token) => token.startsWith('--vt-') && isColor(token)),
  Accent: Object.keys(lightTokens).filter((token) => token.startsWith('--accent-')),
  Gray: Object.keys(lightTokens).filter((token) => token.startsWith('--gray-')),
} as Record<string, Token[]>;

const meta = {
  title: 'Foundations/Color',
  render: () => (
    <Foundation intro="The colors are a warm paper white, a deep green and one amber. Amber is for small accents, for instance the label of a sale or a new product, low stock, the current page in the navigation bar, the markers of a list of steps or the number of items in the cart. Do not use amber for actions or large areas. Each card shows the light theme on the left and the dark theme on the right. Click a name to copy a reference to the token.">
      <h2>Text on background</h2>
      <div className="foundation__grid">
        {contrastPairs.map(([text, background, minimum]) => (
          <div key={text + background} className="foundation__card">
            <div className="foundation__swatches">
              <div
                className="foundation__swatch"
                style={{ color: lightTokens[text], background: lightTokens[background] }}
              >
                Aa {formatContrast(lightTokens, text, background)}
              </div>
              <div
                className="foundation__swatch"
                style={{ color: darkTokens[text], background: darkTokens[background] }}
              >
                Aa {formatContrast(darkTokens, text, background)}
              </div>
            </div>
            <TokenButton name={text} />
            <p className="foundation__caption">
              {lightTokens[text]}, dark {darkTokens[text]}
            </p>
            <TokenButton name={background} />
            <p className="foundation__caption">
              {lightTokens[background]}, dark {darkTokens[background]}; at least {minimum} : 1
            </p>
          </div>
        ))}
      </div>
      <h2>Every text color on every background</h2>
      <div className="foundation__grid">
        {textTokens.map((text) => (
          <div key={text} className="foundation__card">
            <TokenButton name={text} />
            {backgroundTokens.map((background) => (
              <p key={background} className="foundation__caption">
                {background}: {formatContrast(lightTokens, text, background)}, dark{' '}
                {formatContrast(darkTokens, text, background)}
              </p>
            ))}
          </div>
        ))}
      </div>
      {Object.entries(colorGroups).map(([name, tokens]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className="foundation__grid">
            {tokens.map((token) => (
              <div key={token} className="foundation__card">
                <div className="foundation__swatches">
                  {[lightTokens, darkTokens].map((theme) => (
                    <div key={theme['--vt-background']} style={{ background: theme['--vt-background'] }}>
                      {/* A translucent color is shown on the background of its theme. */}
                      <div className="foundation__swatch" style={{ background: theme[token] }} />
                    </div>
                  ))}
                </div>
                <TokenButton name={token} />
                <p className="foundation__caption">
                  {lightTokens[token]}, dark {darkTokens[token]}
                </p>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Color: StoryObj = {
  play: async () => {
    for (const theme of [lightTokens, darkTokens]) {
      for (const text of textTokens)
        for (const background of backgroundTokens)
          await expect(getContrast(theme[text], theme[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
            4.5,
          );
      for (const [text, background, minimum] of contrastPairs)
        await expect(getContrast(theme[text], theme[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
          minimum,
        );
    }
  },
};
