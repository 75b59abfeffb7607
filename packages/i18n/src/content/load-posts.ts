import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';
import { type LocalArticle, type LocalPost, postFacts } from './local-post.ts';

type List = { default: Translation<Language, 'posts'> };
type Body = { default: string };

/** The posts of the blog in a language, newest first. Makes no network request (spec, section 7). */
export async function loadPosts(language: Language): Promise<LocalPost[]> {
  const { default: texts }: List = await import(`./${language}/posts.ts`);
  return postFacts.map((facts) => ({ ...facts, ...texts[facts.slug] }));
}

/** The post of a slug with its body; undefined when there is none. */
export async function loadPost(language: Language, slug: string): Promise<LocalArticle | undefined> {
  const post = (await loadPosts(language)).find((post) => post.slug === slug);
  if (!post) return undefined;
  const { default: content }: Body = await import(`./${language}/post-${post.slug}.ts`);
  return { ...post, content };
}
