import { expect, it } from 'vitest';
import { loadPost } from '../content/index.ts';
import { languages } from '../languages.ts';
import { formatEuros } from './format-euros.ts';
import { computeMistakeCosts, mistakeCostExample } from './mistake-costs.ts';
import { computeMistakeSavings } from './mistake-savings.ts';

const round = (costs: object) => Object.values(costs).map(Math.round);

it('calculates the costs of the three ways as the article does', () => {
  const { byHand, toolAlone, withThreshold } = computeMistakeCosts(mistakeCostExample);
  // Sorting and subscription, ordinary mistakes, serious mistakes, total
  expect(round(byHand)).toEqual([2000, 590, 400, 2990]);
  expect(round(toolAlone)).toEqual([300, 1140, 2400, 3840]);
  expect(round(withThreshold)).toEqual([700, 420, 800, 1920]);
});

it('calculates the second example of the article, in which a serious mistake costs €100', () => {
  const costs = computeMistakeCosts({ ...mistakeCostExample, seriousCost: 100 });
  expect(round(Object.values(costs).map(({ total }) => total))).toEqual([2690, 2040, 1320]);
});

it('says that the tool alone loses €850, and that the threshold saves €1,070', () => {
  expect(computeMistakeSavings('en', mistakeCostExample)).toEqual({
    toolAlone: { isLoss: true, amount: '€850' },
    withThreshold: { isLoss: false, amount: '€1,070' },
  });
});

it.each(languages)('formats amounts as the article in %s', async (language) => {
  const post = await loadPost(language, 'price-of-mistakes');
  for (const amount of [850, 1070, 3840, 12840]) expect(post?.content).toContain(formatEuros(language, amount));
});
