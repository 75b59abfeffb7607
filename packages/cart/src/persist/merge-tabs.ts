import type { CartLine, PricedVariant } from '../line.ts';

const byVariant = <Line extends CartLine<object, PricedVariant, unknown>>(lines: readonly Line[]) =>
  new Map(lines.map((line) => [line.variant.id, line]));

/**
 * Brings together what this tab and another did since `base`, the state both knew: per variant theirs + mine - base.
 * So both additions count; what one removed stays removed (0 or less), unless the other raised it meanwhile; what
 * neither removed keeps at least one piece. Theirs come first. A line that this tab has put a newer variant in keeps it.
 */
export function mergeTabs<Line extends CartLine<object, PricedVariant, unknown>>(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
): Line[] {
  const states = [base, mine, theirs].map(byVariant);
  return Array.from(byVariant([...theirs, ...mine]), ([id, line]) => {
    const [known, own, other] = states.map((state) => state.get(id));
    const quantity = (own?.quantity ?? 0) + (other?.quantity ?? 0) - (known?.quantity ?? 0);
    const newest = own?.variant === known?.variant && other ? other : line;
    return { ...newest, quantity: Math.max(own && other ? 1 : quantity, quantity) };
  });
}
