import { type Language, loadMessages } from '@vitrine/i18n';
import type { RouteObject } from 'react-router-dom';
import { ShellFailure } from '../failure/shell-failure.tsx';
import type { LanguageOf } from '../screen-route.ts';
import { Shell } from './shell.tsx';

export interface ShellData {
  /** In which language the page is. */
  language: Language;
  /** The prefix of the page's address; none on a bare one. */
  prefix?: Language;
}

/** The frame around every screen, at the bare addresses or below a language's prefix. */
export function shellRoute(prefix: Language | undefined, children: RouteObject[], languageOf: LanguageOf): RouteObject {
  return {
    path: `/${prefix ?? ''}`,
    caseSensitive: true,
    children,
    Component: Shell,
    ErrorBoundary: ShellFailure,
    // Until the first screen's data is there, the page stays as the server sent it, or hidden.
    HydrateFallback: () => null,
    loader: async ({ request }): Promise<ShellData> => {
      const language = languageOf(new URL(request.url).pathname);
      await loadMessages(language, ['common']);
      return { language, prefix };
    },
  };
}
