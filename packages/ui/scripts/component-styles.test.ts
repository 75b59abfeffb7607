import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createComponentSheets } from './component-styles.ts';

const sheets = createComponentSheets();

it('includes the sheets of the components that a component renders', () => {
  expect(sheets['product-card']).toContain("'../product-card/product-card.css' layer(vitrine.base)");
  expect(sheets['product-card']).toContain("'../badge/badge.css' layer(vitrine.base)");
  expect(sheets['added-dialog']).toContain("'../dialog/dialog.css' layer(vitrine.base)");
  expect(sheets['cart-line']).toContain("'../quantity-field/quantity-field.css' layer(vitrine.base)");
});

it('includes no other components', () => {
  expect(sheets.button).not.toContain('product-card');
  expect(sheets.price?.split('\n')).toHaveLength(4);
});

it('has the rules of Radix Themes in the sheets of the components that need them', () => {
  expect(sheets.button).toContain("'../theme/radix-button.css'");
  expect(sheets.button, 'a button that is loading shows a spinner').toContain("'../theme/radix-spinner.css'");
  expect(sheets['product-card']).toContain("'../theme/radix-badge.css'");
  expect(sheets.price).not.toContain('radix-');
});

const findImports = (css: string): string[] => css.match(/(?<=@import '\.\.?\/)[\w./-]+/g) ?? [];
const wholeSheet = findImports(readFileSync(new URL('../src/styles.css', import.meta.url), 'utf8'));

it.each(Object.entries(sheets))(
  'gives the sheet %s the order of styles.css, so that the same rules win',
  (_name, css) => {
    const positions = findImports(css).map((file) => wholeSheet.indexOf(file));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  },
);

it('has a base sheet with the theme, and the theme in no other sheet', () => {
  expect(sheets.base).toContain("'../theme/tokens.css'");
  expect(Object.values(sheets).filter((sheet) => sheet.includes('../theme/tokens.css'))).toHaveLength(1);
  expect(sheets.base).not.toMatch(/radix-(?!reset)/);
});
