import type { CartReader } from '../cart.ts';
import type { DefaultMetadata, DefaultProduct, DefaultVariant, PricedVariant } from '../line.ts';
import { diffLines, type LineChange } from './diff-lines.ts';

/** The changes of one action or batch. */
export interface CartChangeEvent<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** One per changed line: first lines in the cart, in its order, then removed lines. */
  readonly changes: readonly LineChange<Product, Variant, Metadata>[];
  /**
   * Undefined for single actions; `storage` for lines that were restored or changed by another tab, `merge` and `reprice` for
   * those functions, else what was given to `batch`.
   */
  readonly origin: string | undefined;
}

/**
 * Calls `listener` after each change or batch of a cart with what changed, for analytics, undo or a server. Returns the
 * function that unsubscribes it.
 */
export function onChange<Product extends object, Variant extends PricedVariant, Metadata>(
  cart: CartReader<Product, Variant, Metadata>,
  listener: (event: CartChangeEvent<Product, Variant, Metadata>) => void,
): () => void {
  let { lines } = cart.getSnapshot();
  return cart.subscribe((origin) => {
    const before = lines;
    lines = cart.getSnapshot().lines;
    const changes = diffLines(before, lines, cart.lineId);
    if (changes.length) listener({ changes, origin });
  });
}
