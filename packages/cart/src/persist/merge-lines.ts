import type { CartLine, PricedVariant } from '../line.ts';

/**
 * A three-way merge: what this page (`mine`) and another (`theirs`) made of the lines that both started from (`base`).
 * Quantities are theirs + mine - base, so that two additions both count. A line that one of them removed stays removed,
 * unless the other raised it; a line that neither removed keeps at least one piece. Product, variant and metadata are those
 * of this page where it has replaced them. Their lines come first.
 */
export function mergeLines<Line extends CartLine<object, PricedVariant, unknown>>(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
  lineId: (line: Line) => string,
): Line[] {
  const byId = (lines: readonly Line[]) => new Map(lines.map((line) => [lineId(line), line]));
  const [before, own, merged] = [byId(base), byId(mine), byId(theirs)] as const;
  for (const [id, line] of new Map([...before, ...own])) {
    const [known, ours, their] = [before.get(id), own.get(id), merged.get(id)];
    const quantity = (ours?.quantity ?? 0) + (their?.quantity ?? 0) - (known?.quantity ?? 0);
    const replaced = Object.entries(ours ?? {}).filter(([field, value]) => value !== known?.[field as keyof Line]);
    merged.set(id, {
      ...(their ?? line),
      ...Object.fromEntries(replaced),
      quantity: ours && their ? Math.max(1, quantity) : quantity,
    });
  }
  return [...merged.values()].filter(({ quantity }) => quantity > 0);
}
