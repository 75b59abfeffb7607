import { createInstance, type i18n, type Resource as MessageResources } from 'i18next';
import { fallbackLanguage, type Language, locale } from './languages.ts';
import type { Namespace } from './messages.ts';

export type { MessageResources };

/** Defined in Node. Bundlers replace `process.env.NODE_ENV`. */
declare const process: { env: { NODE_ENV?: string } };

interface MessagesModule {
  default: object;
  /** The English originals of the messages that are not translated yet. */
  english?: object;
}

/** Marks each string of nested messages as English. */
const markAsEnglish = (messages: object): object =>
  JSON.parse(JSON.stringify(messages, (_, value) => (typeof value === 'string' ? `[en] ${value}` : value)));

function throwMissingKey(key: string): never {
  throw new Error(`The message "${key}" is missing, or its namespace is not loaded. Await loadMessages first.`);
}

const instances = new Map<Language, i18n>();

/**
 * Returns the i18next instance of a language, for `<I18nextProvider>`. An instance never changes its language, so one process can
 * render several languages at the same time. A message without a translation is shown in English. If there is no such message, `t` returns the key in
 * production and throws an error otherwise.
 */
export function i18nFor(language: Language): i18n {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance({
    lng: locale(language),
    ns: [],
    defaultNS: 'common',
    resources: {},
    fallbackLng: locale(fallbackLanguage),
    initAsync: false,
    // React escapes values itself.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: process.env.NODE_ENV === 'production' ? undefined : throwMissingKey,
  });
  instance.init();
  instances.set(language, instance);
  return instance;
}

/**
 * Loads namespaces of a language and returns its i18next instance. Await it in a route loader, or before a lazy component renders,
 * so that components do not suspend. Loaded namespaces are not requested again. Rejects if a load fails; the next call retries it.
 */
export async function loadMessages(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = i18nFor(language);
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const { default: messages, english }: MessagesModule = await import(
        `./generated/messages/${language}/${namespace}.js`
      );
      instance.addResourceBundle(instance.language, namespace, messages);
      if (!english) return;
      const isDevelopment = process.env.NODE_ENV === 'development';
      instance.addResourceBundle(locale(fallbackLanguage), namespace, isDevelopment ? markAsEnglish(english) : english);
    }),
  );
  return instance;
}

/** Returns loaded messages of a language as JSON for `addMessages`, with the English ones that replace missing translations. */
export function exportMessages(language: Language, namespaces: readonly Namespace[]): MessageResources {
  const instance = i18nFor(language);
  const locales = new Set([locale(language), locale(fallbackLanguage)]);
  return Object.fromEntries(
    [...locales].map((name) => [
      name,
      Object.fromEntries(namespaces.map((namespace) => [namespace, instance.getResourceBundle(name, namespace)])),
    ]),
  );
}

/** Adds exported messages of a language. A browser then needs neither `loadMessages` nor the files that it imports. */
export function addMessages(language: Language, messages: MessageResources): void {
  const instance = i18nFor(language);
  for (const [name, bundles] of Object.entries(messages))
    for (const [namespace, bundle] of Object.entries(bundles)) instance.addResourceBundle(name, namespace, bundle);
}
