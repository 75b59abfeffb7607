import type { Language } from '@vitrine/i18n';
import type { Params } from 'react-router-dom';

/** Returns the key of a page's loader data in the query cache, so that the page can refetch the data. */
export const getPageQueryKey = (path: string, language: Language, params: Params) => ['page', path, language, params];
