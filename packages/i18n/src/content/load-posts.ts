import postFacts from '../generated/content/post-facts.ts';
import type { Language } from '../languages.ts';
import type { LocalArticle, LocalPost } from './local-post.ts';
import { splitArticle } from './split-article.ts';

interface PostsModule {
  default: Record<
    string,
    Pick<LocalArticle, 'title' | 'excerpt' | 'category' | 'authorRole' | 'authorBio' | 'imageAlt'>
  >;
}
interface BodyModule {
  default: {
    content: string;
    /** The titles of the sections, whose headings have the ids `section-1`, `section-2`, … */
    titles: readonly string[];
  };
}

/** Loads the posts of the blog, newest first. Makes no request to an API (spec, section 7). */
export async function loadPosts(language: Language): Promise<LocalPost[]> {
  const { default: translations }: PostsModule = await import(`../generated/content/${language}/posts.js`);
  return postFacts.map((facts) => {
    const { authorBio: _, ...translated } = translations[facts.slug] as PostsModule['default'][string];
    return { ...facts, ...translated };
  });
}

/** Loads a post with its body. Resolves to undefined if there is no post with this slug. */
export async function loadPost(language: Language, slug: string): Promise<LocalArticle | undefined> {
  const facts = postFacts.find((post) => post.slug === slug);
  if (!facts) return undefined;
  const [{ default: translations }, { default: body }]: [PostsModule, BodyModule] = await Promise.all([
    import(`../generated/content/${language}/posts.js`),
    import(`../generated/content/${language}/post-${facts.slug}.js`),
  ]);
  const { content, titles } = body;
  const sections = titles.map((title, index) => ({ id: `section-${index + 1}`, title }));
  const parts = splitArticle(content, `/product/${facts.product_id}`);
  return { ...facts, ...(translations[facts.slug] as PostsModule['default'][string]), content, parts, sections };
}
