import type { Language } from '../languages.ts';
import { type FigureSlug, figureModels } from './figure-models.ts';

/** A cell with a bar: text, then an SVG with one `rect` (`createBar` in build/markdown-handlers.ts). */
const barCell = /<td>([^<]*)(<svg[^>]*>)<rect[^>]*>(?:<\/rect>)?(<\/svg><\/td>)/g;

/** Replaces the amounts and the bars in the HTML of a figure by those of the model for a value. */
export function redrawFigure(language: Language, html: string, slug: FigureSlug, value: number): string {
  const model = figureModels[slug];
  const articleTexts = [...html.matchAll(barCell)].map(([, text = '']) => text);
  const articleAmounts = model.compute(model.initial);
  const amounts = model.compute(value);
  // The bars fill the cell. Those of losses end where the others begin.
  const minimum = Math.min(0, ...amounts, ...articleAmounts);
  const range = Math.max(...amounts, ...articleAmounts) - minimum;
  const toPercent = (amount: number) => ((100 * amount) / range).toFixed(1);

  /** A cell of the article has the words for a gain or for a loss. */
  function getText(amount: number) {
    const example = articleAmounts.findIndex((other) => other < 0 === amount < 0);
    const exampleAmount = model.format(language, Math.abs(articleAmounts[example] ?? 0));
    return articleTexts[example]?.replace(exampleAmount, () => model.format(language, Math.abs(amount)));
  }

  let index = 0;
  return html.replace(barCell, (cell, _text, svgStart: string, svgEnd: string) => {
    const amount = amounts[index++];
    if (amount === undefined) return cell;
    const x = toPercent(Math.min(0, amount) - minimum);
    const rect = `<rect x="${x}" width="${toPercent(Math.abs(amount))}" height="8" class="${amount < 0 ? 'loss' : 'plain'}"/>`;
    return `<td>${getText(amount)}${svgStart}${rect}${svgEnd}`;
  });
}
