import { expect, it } from 'vitest';
import { splitArticle } from './split-article.ts';

it('splits an article into its figure and the paragraphs around the place of its product', () => {
  const html =
    '<p>One</p><figure><table></table></figure><p>Two</p><p>See <a href="/product/1">it</a>.</p><p>Three</p>';
  expect(splitArticle(html, '/product/1')).toEqual([
    { type: 'html', html: '<p>One</p>' },
    { type: 'figure', html: '<figure><table></table></figure>' },
    { type: 'html', html: '<p>Two</p><p>See <a href="/product/1">it</a>.</p>' },
    { type: 'product' },
    { type: 'html', html: '<p>Three</p>' },
  ]);
});

it('keeps an article without a figure or a link to its product in one part', () => {
  const html = '<p>One <a href="/product/12">other</a></p>';
  expect(splitArticle(html, '/product/1')).toEqual([{ type: 'html', html }]);
});
