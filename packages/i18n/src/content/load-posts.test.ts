import { describe, expect, it, vi } from 'vitest';
import { languages } from '../languages.ts';
import { toPlainText } from '../plain-text.ts';
import { loadPost, loadPosts } from './load-posts.ts';

/** The posts of the specification, newest first. */
const specSlugs = ['sell-before-recording', 'fully-booked-team', 'last-advertising-euro', 'price-of-mistakes'];

describe.each(languages)('the posts in %s', (language) => {
  it('include four posts dated 9 to 12 August 2025, and have every field', { tags: ['3.post.1'] }, async () => {
    const posts = await loadPosts(language);
    const specPosts = posts.filter(({ slug }) => specSlugs.includes(slug));
    expect(specPosts.map(({ created_at }) => created_at.slice(0, 10)).sort()).toEqual([
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
      expect(post?.image_url).toMatch(/^\/art\/posts\/[\w-]+\.svg$/);
      expect(post?.content).toMatch(/^<p>.*<\/p>$/s);
    }
  });

  it('are listed newest first', { tags: ['3.post.4'] }, async () => {
    const dates = (await loadPosts(language)).map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('have the same slugs in every language', { tags: ['3.post.3'] }, async () => {
    const slugs = (await loadPosts(language)).map(({ slug }) => slug);
    expect(slugs).toEqual((await loadPosts('en')).map(({ slug }) => slug));
    expect(slugs).toEqual(expect.arrayContaining(specSlugs));
    const bodies = await Promise.all(
      slugs.map(async (slug) => toPlainText((await loadPost(language, slug))?.content ?? '')),
    );
    expect(new Set(bodies).size).toBe(slugs.length);
  });

  it('end with a link to a product or to the contact form', async () => {
    for (const { slug } of await loadPosts(language)) {
      const lastParagraph = (await loadPost(language, slug))?.content.split('<p>').at(-1);
      expect(lastParagraph).toMatch(/<a href="\/(?:product\/[\w-]+|#cta)">/);
    }
  });

  it('include no post with an unknown slug', async () => {
    for (const slug of ['unknown', '', '../en/locked', 'constructor']) {
      expect(await loadPost(language, slug)).toBeUndefined();
    }
  });
});

describe('the posts', () => {
  it('have four French categories', { tags: ['3.post.2'] }, async () => {
    const posts = (await loadPosts('fr')).filter(({ slug }) => specSlugs.includes(slug));
    const categories = posts.map(({ category }) => category).reverse();
    expect(categories).toEqual(['Technologie', 'Marketing', 'Productivité', 'Entrepreneuriat']);
  });

  it('load without a network request', { tags: ['7.blog.1'] }, async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect(await loadPosts('es')).not.toEqual([]);
    expect(await loadPost('es', 'price-of-mistakes')).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });
});
