import type { CartReader } from '../cart.ts';
import type { DefaultMetadata, DefaultProduct, DefaultVariant } from '../line.ts';
import { diffLines, type LineChange } from './diff-lines.ts';

/** The changes of one action or batch. */
export interface CartChangeEvent<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** One per changed line: first the added and updated lines in the order of the cart, then the removed lines. */
  readonly changes: readonly LineChange<Product, Variant, Metadata>[];
  /** The origin passed to the action or batch. `externalOrigins` lists those of this package. */
  readonly origin: string | undefined;
}

/**
 * Calls `listener` with the changed lines after each change or batch, for example for analytics or undo. Returns the function
 * that unsubscribes. Call it before you subscribe a listener that changes the cart: otherwise `listener` gets that change together with the one that
 * caused it, with the origin of the later one.
 */
export function onChange<Product extends object, Variant extends object, Metadata>(
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
