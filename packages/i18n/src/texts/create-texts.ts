import { createInstance } from 'i18next';
import type { Translate } from './translate.ts';

export interface TextsOptions<Resources, Language extends string> {
  /** Fetches the texts of a namespace in a language: an object of texts, nested at will. Called once for each that arrives. */
  load: (language: Language, namespace: keyof Resources & string) => Promise<object>;
  /** The locale whose plural rules a language follows; its own code when left out. */
  locale?: (language: Language) => string;
}

/** Texts in several languages at once; none of them is "the current one". */
export interface TextStore<Resources, Language extends string> {
  /** Loads what is not there yet. Rejects when a part cannot be loaded; the next call tries that part again. */
  load: (language: Language, namespaces: readonly (keyof Resources & string)[]) => Promise<void>;
  /** The texts of a namespace once they are loaded, undefined before. The same function every time. */
  find: <Namespace extends keyof Resources & string>(
    language: Language,
    namespace: Namespace,
  ) => Translate<Resources[Namespace]> | undefined;
}

/**
 * Texts of one's own, loaded per language and namespace when they are needed. `Resources` maps each namespace to the type of
 * its texts in the source language (`as const`, so that placeholders are known). Which language is shown is decided by who
 * asks, so one store serves any number of pages and languages at the same time.
 */
export function createTexts<Resources, Language extends string>({
  load,
  locale = (language) => language,
}: TextsOptions<Resources, Language>): TextStore<Resources, Language> {
  const i18next = createInstance();
  // React escapes what it shows; and nothing may wait for a start that is not asynchronous.
  i18next.init({ initAsync: false, fallbackLng: false, resources: {}, interpolation: { escapeValue: false } });
  const loading = new Map<string, Promise<void>>();
  const loaded = new Map<string, unknown>();
  const keyOf = (language: string, namespace: string) => `${language} ${namespace}`;

  async function fetch(language: Language, namespace: keyof Resources & string) {
    i18next.addResourceBundle(locale(language), namespace, await load(language, namespace));
    loaded.set(keyOf(language, namespace), i18next.getFixedT(locale(language), namespace));
  }

  function fetchOnce(language: Language, namespace: keyof Resources & string): Promise<void> {
    const key = keyOf(language, namespace);
    const running = loading.get(key);
    if (running) return running;
    const started = fetch(language, namespace).catch((error) => {
      loading.delete(key);
      throw error;
    });
    loading.set(key, started);
    return started;
  }

  return {
    load: async (language, namespaces) => {
      await Promise.all(namespaces.map((namespace) => fetchOnce(language, namespace)));
    },
    find: <Namespace extends keyof Resources & string>(language: Language, namespace: Namespace) =>
      loaded.get(keyOf(language, namespace)) as Translate<Resources[Namespace]> | undefined,
  };
}
