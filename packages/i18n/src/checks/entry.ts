/** A string of the messages or content, and where a translator finds it. */
export interface Entry {
  /** Name of its file, without the extension. */
  readonly file: string;
  /** Nested keys are joined by dots; empty when the file is a single string. */
  readonly key: string;
  /** Empty when the value is empty or null. */
  readonly text: string;
}

/** A string that has to change. */
export interface Problem {
  readonly file: string;
  readonly key: string;
  /** How to fix it, written for translators. */
  readonly todo: string;
}

/** A problem as a line of a report. */
export const reportLine = (language: string, { file, key, todo }: Problem): string =>
  `${language}/${file}.ts${key && `, ${key}`}: ${todo}`;

/** All strings of a file, in its order. */
export function entriesOfFile(file: string, value: unknown, key = ''): Entry[] {
  if (typeof value === 'string' || value === null) return [{ file, key, text: value ?? '' }];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    entriesOfFile(file, inner, key ? `${key}.${name}` : name),
  );
}

/** Whether a string is HTML; all others are plain text. */
export const isHtml = ({ file, key }: Entry): boolean =>
  file === 'locked' ||
  file.startsWith('post-') ||
  key === 'html' ||
  (file === 'products' && key.endsWith('.previewContent')) ||
  (file.startsWith('product-details-') && key === 'sample') ||
  (file === 'catalogue' && key.endsWith('.description'));

/** Splits a key into its base and its plural category. */
export function splitPlural(key: string): { base: string; category: string | undefined } {
  const [, base, category] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { base: base ?? key, category };
}

/** Finds the English strings that a string translates: for a plural, all its forms. */
export function sourcesIn(english: readonly Entry[]): (text: Entry) => readonly Entry[] {
  const nameOf = ({ file, key }: Entry) => `${file} ${splitPlural(key).base}`;
  const sources = new Map<string, Entry[]>();
  for (const text of english) sources.set(nameOf(text), [...(sources.get(nameOf(text)) ?? []), text]);
  return (text) => sources.get(nameOf(text)) ?? [];
}

/** Whether a list contains the same string under the same key. */
export const isIn = (list: readonly Entry[], { file, key, text }: Entry): boolean =>
  list.some((other) => other.file === file && other.key === key && other.text === text);
