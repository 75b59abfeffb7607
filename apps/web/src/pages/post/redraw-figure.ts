import type { Language } from '@vitrine/i18n';
import { formatEuros } from '../../figures/index.ts';
import type { FigureModel } from './figure-models.ts';

/** A cell with a bar: text, then an SVG with one `rect` (`createBar` in packages/i18n/build). */
const barCell = /<td>[^<]*(<svg[^>]*><rect[^>]*? width=")[\d.]+("[^>]*>(?:<\/rect>)?<\/svg><\/td>)/g;

/** Replaces the amounts and the bars in the HTML of a figure by those of the model for a value. */
export function redrawFigure(language: Language, html: string, model: FigureModel, value: number): string {
  const amounts = model.compute(value);
  // The bars of the article are percentages of its largest amount. Larger amounts need another scale.
  const maximum = Math.max(...amounts, ...model.compute(model.initial));
  let index = 0;
  return html.replace(barCell, (cell, beforeWidth: string, afterWidth: string) => {
    const amount = amounts[index++];
    if (amount === undefined) return cell;
    return `<td>${formatEuros(language, amount)}${beforeWidth}${((100 * amount) / maximum).toFixed(1)}${afterWidth}`;
  });
}
