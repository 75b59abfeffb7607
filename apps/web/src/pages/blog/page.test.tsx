// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { loadMessages } from '@vitrine/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPostList, PostCards } from '../../blog/index.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as BlogPage } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a blog without posts', () => {
  it.each([
    ['en', 'No posts found'],
    ['es', 'No se encontraron publicaciones'],
  ] as const)(
    'shows the empty state in %s with a link home',
    { tags: ['2.blog.4', '2.blog.8'] },
    async (language, title) => {
      await renderPage(<BlogPage />, { language, messages: ['blog'], data: [] });
      const t = (await loadMessages(language, ['blog'])).getFixedT(null, 'blog');
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
      expect(screen.getByText(t('empty.description'))).toBeDefined();
      expect(screen.getByRole('link').getAttribute('href')).toBe('/');
      expect(screen.queryByRole('list')).toBeNull();
    },
  );
});

describe('a blog with posts', () => {
  it('shows its posts in their order, each 0.1 s after the previous one', { tags: ['2.blog.6'] }, async () => {
    const posts = (await loadPostList('en')).toReversed();
    await renderPage(<BlogPage />, { messages: ['blog'], data: posts });
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(posts.map(({ title }) => title));
    for (const [index, card] of cards.entries())
      expect(Number.parseFloat(card.style.animationDelay)).toBeCloseTo(index / 10);
  });
});

describe('PostCards', () => {
  it('throws an error that names the missing BlogContext', { tags: ['2.blog.7'] }, () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<PostCards label="Posts" />)).toThrow('put <BlogContext value={…}> around this component');
  });
});
