import { expect, it } from 'vitest';
import { readTokens } from './tokens.ts';

it('replaces references to other tokens with their values', () => {
  const { light, dark } = readTokens();
  expect(light).toMatchObject({ '--vt-background': '#f6f1e7', '--vt-hairline': '1px solid rgb(18 38 31 / 0.18)' });
  expect(dark).toMatchObject({ '--vt-background': '#0d1d18', '--vt-text': '#f3ecdc' });
  expect(Object.values(light).filter((value) => value.includes('var(--'))).toEqual([]);
});

it('contains the values for right-to-left layouts separately from the light values', () => {
  const { light, rtl } = readTokens();
  expect(light['--vt-beam-angle']).toBe('112deg');
  expect(rtl).toEqual({ '--vt-beam-angle': '248deg' });
});

it('contains a dark value only if it differs from the light value', () => {
  const { light, dark } = readTokens();
  expect(Object.entries(dark).filter(([name, value]) => light[name] === value)).toEqual([]);
  expect(dark).not.toHaveProperty('--vt-body');
});
