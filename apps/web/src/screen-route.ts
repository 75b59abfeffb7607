import { type Language, loadMessages, type Namespace } from '@vitrine/i18n';
import type { Params, RouteObject } from 'react-router-dom';
import type { ScreenDataName } from './data/screen-data.ts';
import { ScreenFailure } from './failure/screen-failure.tsx';
import { loadScreen } from './screen-modules.ts';
import { ScreenOutlet } from './shell/screen-outlet.tsx';

/** Decides the language of an address: in the browser by prefix and preference, in a prerendering by its order. */
export type LanguageOf = (pathname: string) => Language;

/** A line of the route table. */
export interface Screen {
  /** The screen's folder: its component is in `screens/<name>/<name>-screen.tsx`. */
  name: string;
  /** Below `/` or a language's prefix; none for the landing page. */
  path?: string;
  texts: readonly Namespace[];
  /** Which data the screen shows; none for a screen of texts alone. */
  data?: ScreenDataName;
}

export interface ScreenHandle extends Screen {
  /** Makes the screen ready to be drawn in a language: its code and its texts, without its data. */
  ready: (language: Language) => Promise<unknown>;
  /** Fetches all that the screen needs, ahead of a visit. */
  prefetch: (language: Language, params: Params) => Promise<unknown>;
  /** Keeps data that came with the page, so that it is not asked for when the visitor comes back to it. */
  remember: (language: Language, params: Params, data: unknown) => void;
}

const remembered = new Map<string, unknown>();

/** The first page comes with its data, so that what fetches data comes with the first visit to another. */
async function loadData(name: ScreenDataName, language: Language, params: Params): Promise<unknown> {
  const { screenData } = await import('./data/screen-data.ts');
  return screenData[name](language, params);
}

/**
 * Makes a line of the table a route whose data, texts and code are asked for at the same moment. The code is loaded here and not
 * by the router's own lazy routes: those never ask again for what has failed once.
 */
export function screenRoute(screen: Screen, languageOf: LanguageOf): RouteObject {
  const { name, path, texts, data } = screen;
  const ready = (language: Language) => Promise.all([loadMessages(language, ['common', ...texts]), loadScreen(name)]);
  const keyOf = (language: Language, params: Params) => JSON.stringify([path, language, params]);
  const prefetch = async (language: Language, params: Params) => {
    const known = remembered.get(keyOf(language, params));
    const [shown] = await Promise.all([known ?? (data && loadData(data, language, params)), ready(language)]);
    return shown ?? null;
  };
  const remember = (language: Language, params: Params, data: unknown) =>
    void remembered.set(keyOf(language, params), data);
  const handle: ScreenHandle = { ...screen, ready, prefetch, remember };
  return {
    ...(path === undefined ? { index: true } : { path }),
    // As the server has it: an address in other letters names something else.
    caseSensitive: true,
    handle,
    loader: ({ request, params }) => prefetch(languageOf(new URL(request.url).pathname), params),
    // What is shown depends on nothing else of an address.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || languageOf(nextUrl.pathname) !== document.documentElement.lang,
    Component: ScreenOutlet,
    ErrorBoundary: ScreenFailure,
  };
}
