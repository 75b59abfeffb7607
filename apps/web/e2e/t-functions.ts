import { readdirSync } from 'node:fs';
import { type Language, loadMessages, type Namespace } from '@vitrine/i18n';
import type { TFunction } from 'i18next';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** One `t` function per namespace. The one of `not-found` is `notFound`. */
export type TFunctions = { [Name in Namespace as CamelCase<Name>]: TFunction<Name> };

const toCamelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const namespaces = readdirSync(new URL('../../../packages/i18n/locales/en', import.meta.url)).map(
  (file) => file.replace('.json', '') as Namespace,
);

/** Loads all messages of a language. */
export async function loadTFunctions(language: Language): Promise<TFunctions> {
  const i18n = await loadMessages(language, namespaces);
  const entries = namespaces.map((name) => [toCamelCase(name), i18n.getFixedT(null, name)]);
  return Object.fromEntries(entries);
}
