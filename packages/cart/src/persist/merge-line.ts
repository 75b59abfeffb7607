import type { CartLine, PricedVariant } from '../line.ts';

/**
 * A three-way merge of one line: a page changed it from `before` to `after`, and in the cart that another page has saved it is
 * `theirs`; undefined where there is none. The quantity is theirs + after - before, so that two additions both count. A line
 * that one of them removed stays removed, which is a quantity of 0, unless the other raised it; a line that neither removed
 * keeps at least one piece. Product, variant and metadata are those of `after` where the page has replaced them.
 */
export function mergeLine<Line extends CartLine<object, PricedVariant, unknown>>(
  before: Line | undefined,
  after: Line | undefined,
  theirs: Line | undefined,
): Line {
  const replaced = Object.entries(after ?? {}).filter(([field, value]) => value !== before?.[field as keyof Line]);
  const quantity = (after?.quantity ?? 0) + (theirs?.quantity ?? 0) - (before?.quantity ?? 0);
  return {
    ...((theirs ?? after ?? before) as Line),
    ...Object.fromEntries(replaced),
    quantity: Math.max(after && theirs?.quantity ? 1 : 0, quantity),
  };
}
