import { hasSameJson } from '../has-same-json.ts';
import type { CartItem, CartLine, DefaultMetadata, DefaultProduct, DefaultVariant } from '../line.ts';

/** The change of one line. */
export type LineChange<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
> = {
  readonly lineId: string;
  /** The difference of the quantities. 0 when only other fields changed. */
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

type AnyLine = CartLine<object, object, unknown>;

/** Compares by content, because restored lines are new objects. */
const isEqual = (a: AnyLine, b: AnyLine) => a === b || hasSameJson(a, b);

/** Compares two lists of lines. Returns the added and updated lines in the order of `after`, then the removed lines. */
export function diffLines<Product extends object, Variant extends object, Metadata>(
  before: readonly CartLine<Product, Variant, Metadata>[],
  after: readonly CartLine<Product, Variant, Metadata>[],
  getLineId: (item: CartItem<Product, Variant, Metadata>) => string,
): LineChange<Product, Variant, Metadata>[] {
  /** The lines of `before` that the loop has not found in `after`. At its end, these are the removed lines. */
  const remaining = new Map(before.map((line) => [getLineId(line), line]));
  const changes: LineChange<Product, Variant, Metadata>[] = [];
  for (const line of after) {
    const id = getLineId(line);
    const previous = remaining.get(id);
    remaining.delete(id);
    if (!previous)
      changes.push({ type: 'added', lineId: id, before: previous, after: line, quantityChange: line.quantity });
    else if (!isEqual(previous, line)) {
      const quantityChange = line.quantity - previous.quantity;
      changes.push({ type: 'updated', lineId: id, before: previous, after: line, quantityChange });
    }
  }
  for (const [id, line] of remaining) {
    changes.push({ type: 'removed', lineId: id, before: line, after: undefined, quantityChange: -line.quantity });
  }
  return changes;
}
