import { fallbackLanguage, type Language, languages } from '../src/languages.ts';

/** A compiled document. `_meta.path` is its path without the extension, such as `fr/products/1`. */
export interface Compiled {
  _meta: { path: string };
}

const getId = ({ _meta: { path } }: Compiled): string => path.slice(path.lastIndexOf('/') + 1);

/** Groups documents by language, without their metadata, as objects by id. English documents replace missing translations. */
export function groupByLanguage<Document extends Compiled>(documents: readonly Document[]) {
  const getDocuments = (language: Language) =>
    documents
      .filter(({ _meta }) => _meta.path.startsWith(`${language}/`))
      .map((document) => {
        const { _meta: _, ...fields } = document;
        return [getId(document), fields] as const;
      });
  const english = getDocuments(fallbackLanguage);
  return languages.map((language) => ({
    language,
    documents: Object.fromEntries([...english, ...getDocuments(language)]),
  }));
}

/** Maps the values of an object. */
export const mapValues = <Value, Result>(object: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
