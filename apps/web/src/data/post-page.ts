import type { Language } from '@vitrine/i18n';
import { loadPost } from '@vitrine/i18n/content';
import type { Params } from 'react-router-dom';

/** What the page of a post shows; undefined when there is no such post. */
export const loadPostPage = (language: Language, { slug = '' }: Params) => loadPost(language, slug);
