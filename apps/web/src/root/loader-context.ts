import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { RouterContextProvider } from 'react-router-dom';
import { documentLanguageContext } from '../language/index.ts';
import { queryClientContext } from '../lib/query-client-context.ts';

/** Creates what loaders get from the server, the browser or a story. */
export function createLoaderContext(queryClient: QueryClient, documentLanguage: Language): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(documentLanguageContext, documentLanguage);
  context.set(queryClientContext, queryClient);
  return context;
}
