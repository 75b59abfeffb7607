import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

type Values = Record<string, string>;

/** The tokens by the condition under which they hold; each lists only what differs from the one it builds on. */
export interface Tokens {
  /** Light colours, and every measure. */
  light: Values;
  /** Colours on the class `dark`. */
  dark: Values;
  /** Typefaces and sizes in Arabic. */
  arabic: Values;
  /** Measures from 48 rem of width on. */
  wide: Values;
}

function conditionOf({ selector, parent }: Rule): keyof Tokens {
  if (parent?.type === 'atrule' && (parent as AtRule).params.includes('min-width')) return 'wide';
  if (selector.includes(':lang(ar)')) return 'arabic';
  return selector.startsWith('.dark') ? 'dark' : 'light';
}

/** Puts a value in the place of each reference to another token. */
function resolved(values: Values, base: Values): Values {
  const known: Values = { ...base, ...values };
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
      const found = known[name];
      return found === undefined ? reference : resolve(found);
    });
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolve(value)]));
}

/** Reads the tokens from the style sheets that hold them. */
export function readTokens(): Tokens {
  const found: Tokens = { light: {}, dark: {}, arabic: {}, wide: {} };
  for (const file of ['colors.css', 'tokens.css']) {
    const css = readFileSync(new URL(`../src/theme/${file}`, import.meta.url), 'utf8');
    postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
      found[conditionOf(parent as Rule)][prop] = value.replace(/\s+/g, ' ');
    });
  }
  const { light, dark, arabic, wide } = found;
  // What is said in light only, and names a colour that dark changes, is another value in dark.
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

/** The tokens as the file that designers' tools read. */
export const tokensJson = () => `${JSON.stringify(readTokens(), null, 2)}\n`;
