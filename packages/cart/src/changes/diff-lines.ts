import { asText } from '../as-text.ts';
import type { CartItem, CartLine, DefaultMetadata, DefaultProduct, DefaultVariant, PricedVariant } from '../line.ts';

/** The change of one line. */
export type LineChange<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> = {
  readonly lineId: string;
  /** Positive when the quantity was raised, negative when it was lowered, 0 when only other fields changed. */
  readonly quantityChange: number;
} & (
  | { readonly type: 'added'; readonly before: undefined; readonly after: CartLine<Product, Variant, Metadata> }
  | { readonly type: 'removed'; readonly before: CartLine<Product, Variant, Metadata>; readonly after: undefined }
  | {
      readonly type: 'updated';
      readonly before: CartLine<Product, Variant, Metadata>;
      readonly after: CartLine<Product, Variant, Metadata>;
    }
);

type AnyLine = CartLine<object, PricedVariant, unknown>;

/** Compares by content: restored lines are equal to the earlier ones, but are new objects. */
const isEqual = (a: AnyLine, b: AnyLine) => a === b || asText(a) === asText(b);

/** Compares two lists of lines. Returns the changes: of lines in `after`, in its order, then of removed lines. */
export function diffLines<Product extends object, Variant extends PricedVariant, Metadata>(
  before: readonly CartLine<Product, Variant, Metadata>[],
  after: readonly CartLine<Product, Variant, Metadata>[],
  lineId: (item: CartItem<Product, Variant, Metadata>) => string,
): LineChange<Product, Variant, Metadata>[] {
  const removed = new Map(before.map((line) => [lineId(line), line]));
  const changes: LineChange<Product, Variant, Metadata>[] = [];
  for (const line of after) {
    const id = lineId(line);
    const old = removed.get(id);
    removed.delete(id);
    if (!old) changes.push({ type: 'added', lineId: id, before: old, after: line, quantityChange: line.quantity });
    else if (!isEqual(old, line)) {
      const quantityChange = line.quantity - old.quantity;
      changes.push({ type: 'updated', lineId: id, before: old, after: line, quantityChange });
    }
  }
  for (const [id, line] of removed) {
    changes.push({ type: 'removed', lineId: id, before: line, after: undefined, quantityChange: -line.quantity });
  }
  return changes;
}
