export type {
  ActionOptions,
  Cart,
  CartActions,
  CartChecks,
  CartOptions,
  CartReader,
  CartSnapshot,
  CartTotal,
  CustomCartOptions,
  PutOptions,
  RuleContext,
} from './cart.ts';
export { createCart } from './create-cart.ts';
export { defaultVariant } from './default-variant.ts';
export { formatPrice } from './format-price.ts';
export type {
  CartItem,
  CartLine,
  CartProduct,
  CartVariant,
  CurrencyInfo,
  DefaultMetadata,
  DefaultProduct,
  DefaultVariant,
  DefaultViolation,
  PricedVariant,
  Register,
  VariantOption,
} from './line.ts';
export { lineTotal, unitPrice } from './price.ts';
export type {
  ActionSuccess,
  AddResult,
  PutResult,
  QuantityResult,
  Refusal,
  RefusalCode,
  RefusalOf,
  ReplaceResult,
} from './result.ts';
export { availableStock } from './stock.ts';
