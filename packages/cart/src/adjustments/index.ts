export type { Rounding } from './amounts.ts';
export type { Adjustment, Bill, BillLine, DiscountRefusal, Draft, Part } from './bill.ts';
export { computeBill } from './bill.ts';
export type { TaxOptions } from './charges.ts';
export { shipping, tax } from './charges.ts';
export type { DiscountOptions } from './discounts.ts';
export { amountOff, nthPieceOff, percentOff } from './discounts.ts';
