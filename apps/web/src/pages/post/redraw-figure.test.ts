import { languages } from '@vitrine/i18n';
import { loadPost } from '@vitrine/i18n/content';
import { describe, expect, it } from 'vitest';
import { figureModels } from './figure-models.ts';
import { redrawFigure } from './redraw-figure.ts';
import { splitArticle } from './split-article.ts';
import type { FigureSlug } from './working-figure-view.tsx';

async function loadFigure(language: (typeof languages)[number], slug: string) {
  const post = await loadPost(language, slug);
  const figure = splitArticle(post?.content ?? '', undefined).find(({ type }) => type === 'figure');
  if (figure?.type !== 'figure') throw new Error(`${slug} has no figure.`);
  return figure.html;
}

/** The cells of a figure, without the spaces and signs that languages write differently. */
const readAmounts = (html: string) =>
  [...html.matchAll(/<td>([^<]*)<svg/g)].map(([, text = '']) => Number(text.replace(/\D/g, '')));

const readBars = (html: string) => [...html.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width));

const slugs = Object.keys(figureModels) as FigureSlug[];

describe.each(languages)('a figure in %s', (language) => {
  it.each(slugs)('keeps the amounts of the article at their initial value: %s', async (slug) => {
    const html = await loadFigure(language, slug);
    const redrawn = redrawFigure(language, html, figureModels[slug], figureModels[slug].initial);
    expect(readAmounts(redrawn)).toEqual(readAmounts(html));
    expect(readAmounts(html).length).toBeGreaterThan(0);
    for (const [index, bar] of readBars(html).entries())
      expect(Math.abs((readBars(redrawn)[index] ?? 0) - bar)).toBeLessThan(1);
  });

  it('shows the second example of the article when a serious mistake costs €100', async () => {
    const html = await loadFigure(language, 'price-of-mistakes');
    const redrawn = redrawFigure(language, html, figureModels['price-of-mistakes'], 100);
    expect(readAmounts(redrawn).slice(-3)).toEqual([2690, 2040, 1320]);
  });
});

it('draws no bar beyond its cell at the end of the range', async () => {
  for (const slug of slugs) {
    const { max } = figureModels[slug];
    const redrawn = redrawFigure('en', await loadFigure('en', slug), figureModels[slug], max);
    expect(Math.max(...readBars(redrawn))).toBe(100);
  }
});
