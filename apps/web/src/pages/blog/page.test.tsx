// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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
  ] as const)('shows the empty state in %s with a link home [2.blog.4] [2.blog.8]', async (language, title) => {
    await renderPage(<BlogPage />, { language, messages: ['blog'], data: [] });
    const heading = screen.getByRole('heading', { level: 2, name: title });
    expect(heading.parentElement?.querySelector('p')?.textContent).not.toBe('');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('a blog with posts', () => {
  it('shows its posts newest first, with an animation delay of 0.1 s per card [2.blog.2] [2.blog.6] [3.post.4]', async () => {
    await renderPage(<BlogPage />, { messages: ['blog'], data: await loadPostList('en') });
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.style.animationDelay)).toEqual(['0s', '0.1s', '0.2s', '0.30000000000000004s']);
    const dates = cards.map((card) => card.querySelector('time')?.dateTime.slice(0, 10));
    expect(dates).toEqual(['2025-08-12', '2025-08-11', '2025-08-10', '2025-08-09']);
  });
});

describe('PostCards', () => {
  it('throws an error that names the missing BlogProvider [2.blog.7]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<PostCards label="Posts" />)).toThrow('Put <BlogProvider posts={…}> around the tree.');
  });
});
