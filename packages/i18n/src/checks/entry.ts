/** A string of the messages or content, with its location. */
export interface Entry {
  /** Name of the file, without the extension. */
  readonly file: string;
  /** Path of keys joined by dots. Empty if the file is a single string. */
  readonly key: string;
  /** The string. Empty if the value is null. */
  readonly text: string;
}

/** A string that has to change. */
export interface Problem {
  readonly file: string;
  readonly key: string;
  /** How to fix it, written for translators. */
  readonly todo: string;
}

export const formatProblem = (language: string, { file, key, todo }: Problem): string =>
  `${language}/${file}.ts${key && `, ${key}`}: ${todo}`;

/** Returns all strings of a file, in order. */
export function listEntries(file: string, value: unknown, key = ''): Entry[] {
  if (typeof value === 'string' || value === null) return [{ file, key, text: value ?? '' }];
  return Object.entries(value as object).flatMap(([name, child]) =>
    listEntries(file, child, key ? `${key}.${name}` : name),
  );
}

/** Whether a string is HTML. All other strings are plain text. */
export const isHtml = ({ file, key }: Entry): boolean =>
  file === 'locked' ||
  file.startsWith('post-') ||
  key === 'html' ||
  (file === 'products' && key.endsWith('.previewContent')) ||
  (file.startsWith('product-details-') && key === 'sample') ||
  (file === 'catalogue' && key.endsWith('.description'));

/** Splits a key such as `title_one` into its base and its plural category. */
export function splitPlural(key: string): { base: string; category: string | undefined } {
  const [, base, category] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { base: base ?? key, category };
}

/** Returns a function that finds the English originals of a translated string: for a plural form, all English plural forms, else one string. */
export function createSourceFinder(english: readonly Entry[]): (translated: Entry) => readonly Entry[] {
  const getMessageId = ({ file, key }: Entry) => `${file} ${splitPlural(key).base}`;
  const sources = new Map<string, Entry[]>();
  for (const entry of english) sources.set(getMessageId(entry), [...(sources.get(getMessageId(entry)) ?? []), entry]);
  return (translated) => sources.get(getMessageId(translated)) ?? [];
}

/** Whether a list contains an entry with the same file, key and text. */
export const includesEntry = (entries: readonly Entry[], { file, key, text }: Entry): boolean =>
  entries.some((entry) => entry.file === file && entry.key === key && entry.text === text);
