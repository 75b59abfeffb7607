import { fallbackLanguage, isLanguage, type Language } from '@vitrine/i18n';
import { createContext, data, type LoaderFunctionArgs } from 'react-router-dom';

/** The language of URLs without a language. The server sets it per request, the browser from the document. */
export const documentLanguageContext = createContext<Language>(fallbackLanguage);

/** Returns the language of a page in its loader: the one in the URL, else the document's. Throws a 404 response for an unknown one. */
export function getLanguage({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>): Language {
  if (params.lang === undefined) return context.get(documentLanguageContext);
  if (isLanguage(params.lang)) return params.lang;
  throw data(null, { status: 404 });
}
