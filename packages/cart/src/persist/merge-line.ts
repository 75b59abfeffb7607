import { hasSameJson } from '../has-same-json.ts';
import type { CartLine } from '../line.ts';

/**
 * Merges one line from three versions, as Git does. This page changed the line from `before` to `after`, and another page has
 * saved it as `theirs`. Undefined means that the version has no such line.
 *
 * - The quantity is `theirs + after - before`, so that additions of both pages count.
 * - If one page removed the line, it stays removed (a quantity of 0) unless the other page raised the quantity.
 * - If neither page removed the line, it keeps at least one piece.
 * - Fields that this page replaced are those of `after`, all others those of `theirs`.
 */
export function mergeLine<Line extends CartLine<object, object, unknown>>(
  before: Line | undefined,
  after: Line | undefined,
  theirs: Line | undefined,
): Line {
  const merged: Record<string, unknown> = { ...(theirs ?? after ?? before) };
  for (const field in after) if (!hasSameJson(after[field], before?.[field])) merged[field] = after[field];
  merged.quantity = Math.max(
    (after?.quantity ?? 0) + (theirs?.quantity ?? 0) - (before?.quantity ?? 0),
    after && theirs?.quantity ? 1 : 0,
  );
  return merged as unknown as Line;
}
