import { languages, loadMessages } from '@vitrine/i18n';
import { expect, it } from 'vitest';
import { loadPostList } from '../../blog/index.ts';
import { siteUrl } from '../../lib/config/env.ts';
import { createPostSchema } from './structured-data.ts';

it.each(languages)('describes a post in %s with a headline of at most 110 characters', async (language) => {
  const [post] = await loadPostList(language);
  if (!post) throw new Error('There is no post.');
  const t = (await loadMessages(language, ['common'])).getFixedT(null, 'common');
  const getUrl = (path: string) => `${siteUrl}/${language}${path}`;
  const schema = createPostSchema({ language, t, getUrl }, post);
  expect(schema).toMatchObject({
    headline: post.title,
    image: `${siteUrl}/art/social/post-${post.slug}.png`,
    datePublished: post.created_at,
    author: { '@type': 'Person', name: post.author },
    inLanguage: language,
    mainEntityOfPage: `${siteUrl}/${language}/blog/${post.slug}`,
  });
  expect(post.title.length).toBeLessThanOrEqual(110);
});
