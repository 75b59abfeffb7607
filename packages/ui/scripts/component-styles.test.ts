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

it('has a base sheet with the theme, and the theme in no other sheet', () => {
  expect(sheets.base).toContain("'../theme/tokens.css'");
  expect(Object.values(sheets).filter((sheet) => sheet.includes('../theme/'))).toHaveLength(1);
});
