import { describe, expect, it } from 'vitest';
import { loadPost } from '../content/index.ts';
import { languages } from '../languages.ts';
import { type FigureSlug, figureModels } from './figure-models.ts';
import { redrawFigure } from './redraw-figure.ts';

async function loadFigure(language: (typeof languages)[number], slug: string) {
  const post = await loadPost(language, slug);
  const figure = post?.parts.find(({ type }) => type === 'figure');
  if (figure?.type !== 'figure') throw new Error(`${slug} has no figure.`);
  return figure.html;
}

const readTexts = (html: string) => [...html.matchAll(/<td>([^<]*)<svg/g)].map(([, text = '']) => text);

/** The amounts of a figure, without the spaces and signs that languages write differently. */
const readAmounts = (html: string) => readTexts(html).map((text) => Number(text.replace(/\D/g, '')));

const [plain, loss] = ['class="plain"', 'class="loss"'];

const readBars = (html: string) => [...html.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width));

const slugs = Object.keys(figureModels) as FigureSlug[];

describe.each(languages)('a figure in %s', (language) => {
  it.each(slugs)('keeps the amounts of the article at their initial value: %s', async (slug) => {
    const html = await loadFigure(language, slug);
    const redrawn = redrawFigure(language, html, slug, figureModels[slug].initial);
    expect(readTexts(redrawn)).toEqual(readTexts(html));
    expect(readTexts(html).length).toBeGreaterThan(0);
    for (const [index, bar] of readBars(html).entries())
      expect(Math.abs((readBars(redrawn)[index] ?? 0) - bar)).toBeLessThan(1);
  });

  it('shows the second example of the article when a serious mistake costs €100', async () => {
    const html = await loadFigure(language, 'price-of-mistakes');
    const redrawn = redrawFigure(language, html, 'price-of-mistakes', 100);
    expect(readAmounts(redrawn).slice(-3)).toEqual([2690, 2040, 1320]);
  });

  it('shows that the third slice pays and the fourth does not when an order leaves €30', async () => {
    const html = await loadFigure(language, 'last-advertising-euro');
    const redrawn = redrawFigure(language, html, 'last-advertising-euro', 30);
    expect(readAmounts(redrawn)).toEqual([2000, 1100, 320, 220]);
    const [, , third, fourth] = readTexts(redrawn);
    expect(third).toBe(readTexts(html)[1]?.replace('400', '320'));
    expect(fourth).toBe(readTexts(html)[3]?.replace('480', '220'));
    expect(redrawn.match(/class="(?:plain|loss)"/g)?.slice(-4)).toEqual([plain, plain, plain, loss]);
  });

  it('shows that two designers with one queue, booked at 90%, deliver in 5.3 days', async () => {
    const html = await loadFigure(language, 'fully-booked-team');
    const redrawn = redrawFigure(language, html, 'fully-booked-team', 2);
    expect(readTexts(redrawn)[2]).toMatch(/^5[.,]3\D+$/);
  });
});

it.each(slugs)('draws no bar beyond its cell at either end of the range: %s', async (slug) => {
  const model = figureModels[slug];
  for (const value of [model.min, model.max]) {
    const redrawn = redrawFigure('en', await loadFigure('en', slug), slug, value);
    const ends = [...redrawn.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    );
    expect(ends.length).toBe(model.compute(value).length);
    // The numbers are rounded.
    expect(Math.max(...ends)).toBeLessThan(100.1);
  }
});
