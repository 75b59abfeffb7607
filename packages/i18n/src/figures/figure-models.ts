import { type Language, locale } from '../languages.ts';
import { formatEuros } from './format-euros.ts';
import { computeMistakeCosts, mistakeCostExample } from './mistake-costs.ts';

/** The slugs of the posts whose figure can be changed. */
export type FigureSlug = 'price-of-mistakes' | 'sell-before-recording' | 'last-advertising-euro' | 'fully-booked-team';

/** The figure of an article as a function of one number, which the visitor can change. */
export interface FigureModel {
  /** Range and initial value of the number. The initial one is that of the article. */
  min: number;
  max: number;
  step: number;
  initial: number;
  /** Whether the number is an amount in euros. */
  isAmount: boolean;
  /** Calculates the amounts in the cells of the figure, row by row. Those that the article calls a loss are negative. */
  compute: (value: number) => number[];
  /** Formats an amount as the article does. */
  format: (language: Language, amount: number) => string;
}

const formatDays = (language: Language, days: number): string =>
  new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
    .format(days)
    // The articles have a plain space, also in French.
    .replace('\u00a0', ' ');

/**
 * The average time from request to delivery of a task of one day, if `people` share a queue and are busy for the given share of their time. It
 * includes the wait of the M/M/c queue (Erlang C), and is 1 / (1 - load) for one person.
 */
function computeDelivery(people: number, load: number): number {
  let blocked = 1;
  for (let servers = 1; servers <= people; servers++)
    blocked = (people * load * blocked) / (servers + people * load * blocked);
  const waiting = blocked / (1 - load * (1 - blocked));
  return 1 + waiting / (people * (1 - load));
}

/** What the article on selling before recording assumes, in euros. */
const recordingCost = 6000;
const announcementCost = 400;
const sessionsCost = 1500;
const fees = 1490;

/** The figure of each post. */
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
    format: formatEuros,
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
    format: formatEuros,
  },
  'last-advertising-euro': {
    min: 10,
    max: 40,
    step: 1,
    initial: 20,
    isAmount: true,
    compute: (margin) => [100, 70, 44, 26].map((orders) => orders * margin - 1000),
    format: formatEuros,
  },
  'fully-booked-team': {
    min: 1,
    max: 6,
    step: 1,
    initial: 1,
    isAmount: false,
    compute: (designers) => [0.5, 0.8, 0.9, 0.95].map((load) => computeDelivery(designers, load)),
    format: formatDays,
  },
};

/** Formats the number that the visitor can change. */
export const formatFigureValue = (language: Language, slug: FigureSlug, value: number): string =>
  figureModels[slug].isAmount ? formatEuros(language, value) : String(value);

const isFigureSlug = (slug: string): slug is FigureSlug => slug in figureModels;

/** The range of the number that the visitor can change, and its value in the article. */
export interface FigureRange extends Pick<FigureModel, 'min' | 'max' | 'step' | 'initial'> {
  slug: FigureSlug;
  initialText: string;
}

/** Returns the range of the slider below a post's figure. Undefined if the figure cannot be changed. */
export function getFigureRange(language: Language, slug: string): FigureRange | undefined {
  if (!isFigureSlug(slug)) return undefined;
  const { min, max, step, initial } = figureModels[slug];
  return { slug, min, max, step, initial, initialText: formatFigureValue(language, slug, initial) };
}
