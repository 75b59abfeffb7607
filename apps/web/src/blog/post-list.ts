import { formatDate, type Language } from '@vitrine/i18n';
import { type LocalPost, loadPosts } from '@vitrine/i18n/content';

/** A post in a list. */
export interface PostListItem extends LocalPost {
  /** The date of publication, formatted here so that hydration does not need Intl. */
  date: string;
}

/** Loads the posts of the blog, newest first. */
export async function loadPostList(language: Language): Promise<PostListItem[]> {
  const posts = await loadPosts(language);
  return posts.map((post) => ({ ...post, date: formatDate(language, post.created_at) }));
}
