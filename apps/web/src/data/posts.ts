import { formatDate, type Language } from '@vitrine/i18n';
import { type LocalPost, loadPosts } from '@vitrine/i18n/content';

/** A post as its card shows it. */
export interface DatedPost extends LocalPost {
  /** The day as the language writes it. */
  date: string;
}

/** The posts of the blog, newest first. */
export async function loadDatedPosts(language: Language): Promise<DatedPost[]> {
  const posts = await loadPosts(language);
  return posts.map((post) => ({ ...post, date: formatDate(language, post.created_at) }));
}
