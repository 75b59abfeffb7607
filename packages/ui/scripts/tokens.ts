import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

type Values = Record<string, string>;

/** The tokens by condition. Each condition lists only the tokens whose value differs from `light`. */
export interface Tokens {
  /** Light colors, and every size. */
  light: Values;
  /** Colors under the class `dark`. */
  dark: Values;
  /** Fonts and sizes in Arabic. */
  arabic: Values;
  /** Sizes from a viewport width of 48 rem. */
  wide: Values;
}

function conditionOf({ selector, parent }: Rule): keyof Tokens {
  if (parent?.type === 'atrule' && (parent as AtRule).params.includes('min-width')) return 'wide';
  if (selector.includes(':lang(ar)')) return 'arabic';
  return selector.startsWith('.dark') ? 'dark' : 'light';
}

/** Replaces each reference to another token with its value. */
function resolved(values: Values, base: Values): Values {
  const known: Values = { ...base, ...values };
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
      const found = known[name];
      return found === undefined ? reference : resolve(found);
    });
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolve(value)]));
}

/** Reads the tokens from the style sheets, which are their only source. */
export function readTokens(): Tokens {
  const found: Tokens = { light: {}, dark: {}, arabic: {}, wide: {} };
  for (const file of ['colors.css', 'tokens.css']) {
    const css = readFileSync(new URL(`../src/theme/${file}`, import.meta.url), 'utf8');
    postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
      found[conditionOf(parent as Rule)][prop] = value.replace(/\s+/g, ' ');
    });
  }
  const { light, dark, arabic, wide } = found;
  // A token that is only declared in light changes in dark if it refers to a color that dark changes.
  const follows = Object.entries(light).filter(([name, value]) => !(name in dark) && value.includes('var(--'));
  const changed = resolved({ ...Object.fromEntries(follows), ...dark }, { ...light, ...dark });
  const inLight = resolved(light, light);
  return {
    light: inLight,
    dark: Object.fromEntries(Object.entries(changed).filter(([name, value]) => inLight[name] !== value)),
    arabic: resolved(arabic, light),
    wide: resolved(wide, light),
  };
}
