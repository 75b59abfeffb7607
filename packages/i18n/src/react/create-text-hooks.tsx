import { createContext, type ReactNode, useContext } from 'react';
import type { TextStore } from '../texts/create-texts.ts';
import type { Translate } from '../texts/translate.ts';
import { createSuspendingRead } from './suspending-read.ts';

export interface TextsProviderProps<Language extends string> {
  /** The language of everything below. */
  language: Language;
  children?: ReactNode;
}

export interface TextHooks<Resources, Language extends string> {
  /** Says in which language the tree below it is. Providers may be nested, and many trees may be rendered at once. */
  TextsProvider: (props: TextsProviderProps<Language>) => ReactNode;
  /** The language shown here. Throws outside a `TextsProvider`. */
  useLanguage: () => Language;
  /**
   * The texts of a namespace in the language shown here. Suspends while they are not loaded, and throws the error of a load
   * that failed until the store loads them again. Throws outside a `TextsProvider`.
   */
  useTexts: <Namespace extends keyof Resources & string>(namespace: Namespace) => Translate<Resources[Namespace]>;
}

/** Makes a provider and hooks for texts of one's own, out of a store that `createTexts` made. */
export function createTextHooks<Resources, Language extends string>(
  store: TextStore<Resources, Language>,
): TextHooks<Resources, Language> {
  const Shown = createContext<Language | undefined>(undefined);
  const read = createSuspendingRead(store);

  function useLanguage(): Language {
    const language = useContext(Shown);
    if (language === undefined) {
      throw new Error(
        'Texts were asked for outside a TextsProvider, so their language is not known. Put <TextsProvider language="…"> around the tree.',
      );
    }
    return language;
  }

  return {
    TextsProvider: ({ language, children }) => <Shown value={language}>{children}</Shown>,
    useLanguage,
    useTexts: (namespace) => read(useLanguage(), namespace),
  };
}
