export { type FigureRange, type FigureSlug, formatFigureValue, getFigureRange } from './figure-models.ts';
export { mistakeCostExample } from './mistake-costs.ts';
export { computeMistakeSavings, type MistakeSavings, type Saving } from './mistake-savings.ts';
export { parseNumber } from './parse-number.ts';
export { redrawFigure } from './redraw-figure.ts';
