import { isLanguage, loadMessages } from '@vitrine/i18n';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { documentLanguageContext } from '../../language/index.ts';
import { loadPageFile } from '../../lib/page-files.ts';

/** Loads the messages of the 404 page and throws a 404 response. For an unknown language, the page is in the document's. */
export async function throwNotFound({ params, context }: LoaderFunctionArgs): Promise<never> {
  const language = isLanguage(params.lang) ? params.lang : context.get(documentLanguageContext);
  await (import.meta.env.HAS_PAGE_FILES ? loadPageFile(language, '404') : loadMessages(language, ['not-found']));
  throw data(null, { status: 404 });
}
