import { createInstance, type i18n } from 'i18next';
import { type Language, locale } from './languages.ts';
import type { Namespace } from './messages.ts';

/** Defined in Node. Bundlers replace `process.env.NODE_ENV`. */
declare const process: { env: { NODE_ENV?: string } };

type ImportMessages = (language: Language) => Promise<{ default: object }>;

// One line per namespace, so that TypeScript reports a namespace of `Messages` without a line.
const importMessages: Record<Namespace, ImportMessages> = {
  common: (language) => import(`./messages/${language}/common.ts`),
  home: (language) => import(`./messages/${language}/home.ts`),
  'home-sections': (language) => import(`./messages/${language}/home-sections.ts`),
  shop: (language) => import(`./messages/${language}/shop.ts`),
  product: (language) => import(`./messages/${language}/product.ts`),
  cart: (language) => import(`./messages/${language}/cart.ts`),
  blog: (language) => import(`./messages/${language}/blog.ts`),
  legal: (language) => import(`./messages/${language}/legal.ts`),
  success: (language) => import(`./messages/${language}/success.ts`),
  'not-found': (language) => import(`./messages/${language}/not-found.ts`),
};

function throwMissingKey(key: string): never {
  throw new Error(`The message "${key}" is missing, or its namespace is not loaded. Await loadMessages first.`);
}

const instances = new Map<Language, i18n>();

/**
 * Returns the i18next instance of a language, for `<I18nextProvider>`. An instance never changes its language, so one process can
 * render several languages at the same time. If a message is missing, `t` returns the key in production and throws an error otherwise.
 */
export function i18nFor(language: Language): i18n {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance({
    lng: locale(language),
    ns: [],
    defaultNS: 'common',
    resources: {},
    fallbackLng: false,
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
      const { default: messages } = await importMessages[namespace](language);
      instance.addResourceBundle(instance.language, namespace, messages);
    }),
  );
  return instance;
}
