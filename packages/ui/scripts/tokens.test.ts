import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTokens, tokensJson } from './tokens.ts';

it('says in JSON what the style sheets say (else run `pnpm --filter @vitrine/ui tokens`)', () => {
  expect(readFileSync(new URL('../src/theme/tokens.json', import.meta.url), 'utf8')).toBe(tokensJson());
});

it('gives values and no references to other tokens', () => {
  const { light, dark } = readTokens();
  expect(light).toMatchObject({ '--vt-ground': '#f6f1e7', '--vt-hairline': '1px solid rgb(18 38 31 / 0.18)' });
  expect(dark).toMatchObject({ '--vt-ground': '#0d1d18', '--vt-text': '#f3ecdc' });
  expect(Object.values(light).filter((value) => value.includes('var(--'))).toEqual([]);
});

it('lists in dark only what dark changes', () => {
  const { light, dark } = readTokens();
  expect(Object.entries(dark).filter(([name, value]) => light[name] === value)).toEqual([]);
  expect(dark).not.toHaveProperty('--vt-body');
});
