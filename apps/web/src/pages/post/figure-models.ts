import type { Language } from '@vitrine/i18n';
import { computeMistakeCosts, formatEuros, mistakeCostExample } from '../../figures/index.ts';
import type { FigureSlug } from './working-figure-view.tsx';

/** The figure of an article as a function of one number, which the visitor can change. */
export interface FigureModel {
  /** Range and initial value of the number. The initial one is that of the article. */
  min: number;
  max: number;
  step: number;
  initial: number;
  /** Whether the number is an amount in euros. */
  isAmount: boolean;
  /** Calculates the amounts in the cells of the figure, row by row, in euros. */
  compute: (value: number) => number[];
}

/** What the article on selling before recording assumes, in euros. */
const recordingCost = 6000;
const announcementCost = 400;
const sessionsCost = 1500;
const fees = 1490;

/** The figures that can be changed, by the slug of their post. */
export const figureModels: Readonly<Record<FigureSlug, FigureModel>> = {
  'price-of-mistakes': {
    min: 0,
    max: 800,
    step: 20,
    initial: mistakeCostExample.seriousCost,
    isAmount: true,
    compute(seriousCost) {
      const ways = Object.values(computeMistakeCosts({ ...mistakeCostExample, seriousCost }));
      return (['sorting', 'ordinary', 'serious', 'total'] as const).flatMap((row) => ways.map((way) => way[row]));
    },
  },
  'sell-before-recording': {
    min: 1,
    max: 8,
    step: 1,
    initial: 3,
    isAmount: false,
    compute(ideas) {
      const sellFirst = (ideas: number) => ideas * announcementCost + sessionsCost - fees + recordingCost;
      return [
        ...[recordingCost, announcementCost],
        ...[ideas * recordingCost, sellFirst(ideas)],
        ...[recordingCost, sellFirst(1)],
      ];
    },
  },
};

/** Formats the number that the visitor can change. */
export const formatFigureValue = (language: Language, { isAmount }: FigureModel, value: number): string =>
  isAmount ? formatEuros(language, value) : String(value);

/** Returns the range of the slider below a post's figure. Undefined if the figure cannot be changed. */
export function getFigureRange(language: Language, slug: string) {
  if (!(slug in figureModels)) return undefined;
  const model = figureModels[slug as FigureSlug];
  const { min, max, step, initial } = model;
  return { min, max, step, initial, initialText: formatFigureValue(language, model, initial) };
}
