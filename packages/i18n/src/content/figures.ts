/**
 * Returns a bar for a table cell as inline SVG. `start` and `end` are percentages of the cell's width. The bar repeats the number in the
 * cell, so it is hidden from assistive technology. CSS sets its color and mirrors it in right-to-left text.
 */
export function bar(end: number, start = 0, kind: 'plain' | 'loss' = 'plain'): string {
  const rect = `<rect x="${start}" width="${end - start}" height="8" class="${kind}"></rect>`;
  return `<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${rect}</svg>`;
}
