import type { Language } from '@vitrine/i18n';
import type { Params } from 'react-router-dom';

/** The key of a page's data in the query cache, so that a page can refetch what its loader returned. */
export const pageQueryKey = (path: string, language: Language, params: Params) => ['page', path, language, params];
