import { cutText, formatDate, type Language, plainText } from '@vitrine/i18n';
import { type LocalArticle, loadPost } from '@vitrine/i18n/content';
import type { Params } from 'react-router-dom';
import { metaDescriptionLength } from '../config/limits.ts';

export interface PostPage extends LocalArticle {
  /** The day as the language writes it. */
  date: string;
  /** What search engines show of it. */
  summary: string;
}

/** What the page of a post shows; undefined when there is no such post. */
export async function loadPostPage(language: Language, { slug = '' }: Params): Promise<PostPage | undefined> {
  const post = await loadPost(language, slug);
  return (
    post && {
      ...post,
      date: formatDate(language, post.created_at),
      summary: cutText(plainText(post.content), metaDescriptionLength),
    }
  );
}
