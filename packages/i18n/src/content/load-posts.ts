import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';
import { type LocalArticle, type LocalPost, sharedPostFields } from './local-post.ts';
import { addSectionIds } from './post-sections.ts';

interface PostsModule {
  default: Translation<Language, 'posts'>;
}
interface BodyModule {
  default: string;
}

/** Loads the posts of the blog, newest first. Makes no request to an API (spec, section 7). */
export async function loadPosts(language: Language): Promise<LocalPost[]> {
  const { default: translations }: PostsModule = await import(`./${language}/posts.ts`);
  return sharedPostFields.map((shared) => {
    const { authorNote: _, ...translated } = translations[shared.slug];
    return { ...shared, ...translated };
  });
}

/** Loads a post with its body. Resolves to undefined if there is no post with this slug. */
export async function loadPost(language: Language, slug: string): Promise<LocalArticle | undefined> {
  const shared = sharedPostFields.find((post) => post.slug === slug);
  if (!shared) return undefined;
  const [{ default: translations }, { default: html }]: [PostsModule, BodyModule] = await Promise.all([
    import(`./${language}/posts.ts`),
    import(`./${language}/post-${shared.slug}.ts`),
  ]);
  return { ...shared, ...translations[shared.slug], ...addSectionIds(html) };
}
