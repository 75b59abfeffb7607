/**
 * A bar for a cell of a table, as inline SVG, from `start` to `end` in percent of the cell's width. It shows at a glance what the number
 * in the cell says, so it is hidden from assistive technology. CSS gives it its color, and mirrors it in right-to-left text.
 */
export function bar(end: number, start = 0, kind: 'plain' | 'loss' = 'plain'): string {
  const rect = `<rect x="${start}" width="${end - start}" height="8" class="${kind}"></rect>`;
  return `<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${rect}</svg>`;
}
