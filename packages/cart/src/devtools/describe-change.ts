import type { CartChangeEvent } from '../changes/on-change.ts';

/** Describes a change in one line, such as `added guide-pdf +1 (bundle)`. */
export function describeChange<Product extends object, Variant extends object, Metadata>({
  changes,
  origin,
}: CartChangeEvent<Product, Variant, Metadata>): string {
  const texts = changes.map(({ type, lineId, quantityChange }) => {
    const quantity = quantityChange ? ` ${quantityChange > 0 ? '+' : ''}${quantityChange}` : '';
    return `${type} ${lineId}${quantity}`;
  });
  return `${texts.join(', ')}${origin ? ` (${origin})` : ''}`;
}
