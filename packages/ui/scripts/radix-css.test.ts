import { expect, it } from 'vitest';
import { generateRadixCss } from './radix-css.ts';

const kitCss = '.vt-card { padding: var(--space-9); }';
const { base, reset, components } = generateRadixCss(kitCss);
const css = [base, ...Object.values(components)].join('\n');

it.each([
  ['button', '.rt-Button'],
  ['button', '--base-button-solid-active-filter: '],
  ['dialog', '.rt-BaseDialogContent'],
  ['dialog', '@keyframes rt-fade-in'],
  ['spinner', '@keyframes rt-spinner-leaf-fade'],
  ['spinner', '--spinner-opacity: '],
])('keeps the rules of the %s: %s', (folder, text) => {
  expect(components[folder]).toContain(text);
  expect(base).not.toContain(text);
});

it.each([
  ['other components', '.rt-Select'],
  ['responsive props', '\\:rt-r-'],
  ['fonts', '@font-face'],
  ['wide-gamut colors', 'display-p3'],
  ['the color scheme', ':root:where(:has'],
  ['browsers without :has()', 'supports not'],
  ['classes that the kit does not know', '.dark-theme'],
  ['other icon buttons', '.rt-IconButton:where(:not'],
])('removes the rules for %s', (_rules, text) => {
  expect(css).not.toContain(text);
});

it('keeps those custom properties that the kit or a remaining rule uses', () => {
  const declared = new Set(css.match(/--[\w-]+(?=:)/g));
  for (const name of ['--space-9', '--space-4', '--color-overlay', '--scaling']) expect(declared).toContain(name);
  expect(declared).not.toContain('--tab-active-letter-spacing');
});

it('has the resets in a sheet of their own', () => {
  expect(css).not.toMatch(/^\s*\.rt-reset/m);
  expect(reset).toMatch(/^\.rt-reset:where\(/m);
  expect(reset).not.toContain('@keyframes');
});
