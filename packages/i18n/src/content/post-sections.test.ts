import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { loadPost } from './load-posts.ts';
import { sharedPostFields } from './local-post.ts';
import { addSectionIds } from './post-sections.ts';

it('adds numbered ids to the headings and returns their plain text', () => {
  expect(addSectionIds('<p>Start</p><h2>One <em>step</em></h2><p>…</p><h2>Two &amp; three</h2>')).toEqual({
    content: '<p>Start</p><h2 id="section-1">One <em>step</em></h2><p>…</p><h2 id="section-2">Two &amp; three</h2>',
    sections: [
      { id: 'section-1', title: 'One step' },
      { id: 'section-2', title: 'Two & three' },
    ],
  });
});

it.each(sharedPostFields)('returns the same section ids of $slug in every language', async ({ slug }) => {
  const articles = await Promise.all(languages.map((language) => loadPost(language, slug)));
  const ids = articles.map((article) => article?.sections.map(({ id }) => id));
  expect(ids[0]?.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ids.map((list) => list?.join())).size).toBe(1);
});
