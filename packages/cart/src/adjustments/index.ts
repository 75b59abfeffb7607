export type { Adjustment, Bill, BillLine, DiscountRefusal, Draft } from './bill.ts';
export { computeBill } from './bill.ts';
export type { TaxOptions } from './charges.ts';
export { shipping, tax } from './charges.ts';
export type { DiscountOptions } from './discounts.ts';
export { amountOff, nthPieceOff, percentOff } from './discounts.ts';
export type { Part, Rounding } from './parts.ts';
