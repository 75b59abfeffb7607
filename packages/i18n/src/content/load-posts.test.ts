import { describe, expect, it, vi } from 'vitest';
import { languages } from '../languages.ts';
import { toPlainText } from '../plain-text.ts';
import { loadPost, loadPosts } from './load-posts.ts';

describe.each(languages)('the posts in %s', (language) => {
  it('are four posts dated 9 to 12 August 2025, with every field [3.post.1]', async () => {
    const posts = await loadPosts(language);
    expect(posts.map(({ created_at }) => created_at.slice(0, 10)).sort()).toEqual([
      '2025-08-09',
      '2025-08-10',
      '2025-08-11',
      '2025-08-12',
    ]);
    for (const { slug, ...fields } of posts) {
      const post = await loadPost(language, slug);
      expect(post).toMatchObject({ slug, ...fields });
      for (const text of [post?.id, post?.title, post?.excerpt, post?.author, post?.category, post?.imageAlt]) {
        expect(text?.trim()).toBeTruthy();
      }
      expect(post?.image_url).toBe(`/art/posts/${slug}.svg`);
      expect(post?.content).toMatch(/^<p>.*<\/p>$/s);
    }
  });

  it('are listed newest first [3.post.4]', async () => {
    const dates = (await loadPosts(language)).map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('have the same slugs in every language [3.post.3]', async () => {
    const slugs = (await loadPosts(language)).map(({ slug }) => slug);
    expect(slugs).toEqual(['sell-before-recording', 'fully-booked-team', 'last-advertising-euro', 'price-of-mistakes']);
    const bodies = await Promise.all(
      slugs.map(async (slug) => toPlainText((await loadPost(language, slug))?.content ?? '')),
    );
    expect(new Set(bodies).size).toBe(4);
  });

  it('end with a link to a product or to the contact form', async () => {
    for (const { slug } of await loadPosts(language)) {
      const lastLine = (await loadPost(language, slug))?.content.split('\n').at(-1);
      expect(lastLine).toMatch(/<a href="\/(?:product\/[1-6]|#cta)">/);
    }
  });

  it('include no post with an unknown slug', async () => {
    for (const slug of ['unknown', '', '../en/locked', 'constructor']) {
      expect(await loadPost(language, slug)).toBeUndefined();
    }
  });
});

describe('the posts', () => {
  it('have four French categories [3.post.2]', async () => {
    const categories = (await loadPosts('fr')).map(({ category }) => category).reverse();
    expect(categories).toEqual(['Technologie', 'Marketing', 'Productivité', 'Entrepreneuriat']);
  });

  it('load without a network request [7.blog.1]', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect(await loadPosts('es')).toHaveLength(4);
    expect(await loadPost('es', 'price-of-mistakes')).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });
});
