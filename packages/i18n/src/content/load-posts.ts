import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';
import { type LocalArticle, type LocalPost, postFacts } from './local-post.ts';
import { withSections } from './post-sections.ts';

type List = { default: Translation<Language, 'posts'> };
type Body = { default: string };

/** The posts of the blog in a language, newest first. Makes no network request (spec, section 7). */
export async function loadPosts(language: Language): Promise<LocalPost[]> {
  const { default: texts }: List = await import(`./${language}/posts.ts`);
  return postFacts.map((facts) => {
    const { authorNote: _, ...text } = texts[facts.slug];
    return { ...facts, ...text };
  });
}

/** The post of a slug with its body; undefined when there is none. */
export async function loadPost(language: Language, slug: string): Promise<LocalArticle | undefined> {
  const facts = postFacts.find((post) => post.slug === slug);
  if (!facts) return undefined;
  const [{ default: texts }, { default: html }]: [List, Body] = await Promise.all([
    import(`./${language}/posts.ts`),
    import(`./${language}/post-${facts.slug}.ts`),
  ]);
  return { ...facts, ...texts[facts.slug], ...withSections(html) };
}
