import type { i18n } from 'i18next';
import { i18nFor } from './i18next.ts';
import { fallbackLanguage, type Language, locale } from './languages.ts';
import type { Namespace } from './messages.ts';

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
