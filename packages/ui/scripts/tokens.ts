import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

/** Token values by custom property name, such as `--vt-background`. */
type TokenValues = Record<string, string>;

/** The tokens by condition. `light` contains all tokens. Every other condition contains only the tokens whose value differs from `light`. */
export interface Tokens {
  /** Light colors, and the other tokens with their values in a narrow, left-to-right page that is not Arabic. */
  light: TokenValues;
  /** Colors under the class `dark`, and the borders, gradients and shadows that refer to colors. */
  dark: TokenValues;
  /** Fonts, font sizes and line heights of Arabic pages. */
  arabic: TokenValues;
  /** Angles in right-to-left layouts. */
  rtl: TokenValues;
  /** Sizes from a viewport width of 48 rem. */
  wide: TokenValues;
  /** Sizes up to a viewport height of 30 rem. */
  low: TokenValues;
}

function getCondition({ selector, parent }: Rule): keyof Tokens {
  const mediaQuery = parent?.type === 'atrule' ? (parent as AtRule).params : '';
  if (mediaQuery.includes('min-width')) return 'wide';
  if (mediaQuery.includes('max-height')) return 'low';
  if (selector.includes(':lang(ar)')) return 'arabic';
  if (selector.includes(':dir(rtl)')) return 'rtl';
  return selector.startsWith('.dark') ? 'dark' : 'light';
}

/** Replaces each `var()` reference to another token with its value. */
function resolveReferences(values: TokenValues, base: TokenValues): TokenValues {
  const knownValues: TokenValues = { ...base, ...values };
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
      const referencedValue = knownValues[name];
      return referencedValue === undefined ? reference : resolve(referencedValue);
    });
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolve(value)]));
}

/** Reads the tokens from `colors.css` and `tokens.css`. */
export function readTokens(): Tokens {
  const tokens: Tokens = { light: {}, dark: {}, arabic: {}, rtl: {}, wide: {}, low: {} };
  for (const file of ['colors.css', 'tokens.css']) {
    const css = readFileSync(new URL(`../src/theme/${file}`, import.meta.url), 'utf8');
    postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
      // The other radii are an option of `VitrineTheme`, not a condition.
      if ((parent as Rule).selector.includes('data-radius')) return;
      tokens[getCondition(parent as Rule)][prop] = value.replace(/\s+/g, ' ');
    });
  }
  const { light, dark, arabic, rtl, wide, low } = tokens;
  // A token without a dark value can refer to a token with one. Its resolved value then differs in dark mode.
  const lightWithReferences = Object.entries(light).filter(
    ([name, value]) => !(name in dark) && value.includes('var(--'),
  );
  const resolvedDark = resolveReferences(
    { ...Object.fromEntries(lightWithReferences), ...dark },
    { ...light, ...dark },
  );
  const resolvedLight = resolveReferences(light, light);
  return {
    light: resolvedLight,
    dark: Object.fromEntries(Object.entries(resolvedDark).filter(([name, value]) => resolvedLight[name] !== value)),
    arabic: resolveReferences(arabic, light),
    rtl: resolveReferences(rtl, light),
    wide: resolveReferences(wide, light),
    low: resolveReferences(low, light),
  };
}
