/** A text, and the place where a translator finds it. */
export interface Text {
  /** Name of its file, without the ending. */
  readonly file: string;
  /** Nested keys are joined by dots; empty when the file is one single text. */
  readonly key: string;
  /** Empty where there is nothing to say. */
  readonly text: string;
}

/** A text that has to change. */
export interface Problem {
  readonly file: string;
  readonly key: string;
  /** What to do, for someone who knows the language and not the code. */
  readonly todo: string;
}

/** A problem as a line of a report. */
export const reportLine = (language: string, { file, key, todo }: Problem): string =>
  `${language}/${file}.ts${key && `, ${key}`}: ${todo}`;

/** All texts of a file, in its order. */
export function textsOfFile(file: string, value: unknown, key = ''): Text[] {
  if (typeof value === 'string' || value === null) return [{ file, key, text: value ?? '' }];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    textsOfFile(file, inner, key ? `${key}.${name}` : name),
  );
}

/** Whether a text is HTML; all others are shown as they stand. */
export const isHtml = ({ file, key }: Text): boolean =>
  file === 'locked' ||
  file.startsWith('post-') ||
  key === 'html' ||
  (file === 'products' && key.endsWith('.previewContent')) ||
  (file === 'catalogue' && key.endsWith('.description'));

/** The key without the category of its plural, and the category. */
export function splitPlural(key: string): { base: string; category: string | undefined } {
  const [, base, category] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { base: base ?? key, category };
}

/** The English texts that a text translates: all forms of a plural, whichever form it has itself. */
export function sourcesIn(english: readonly Text[]): (text: Text) => readonly Text[] {
  const nameOf = ({ file, key }: Text) => `${file} ${splitPlural(key).base}`;
  const sources = new Map<string, Text[]>();
  for (const text of english) sources.set(nameOf(text), [...(sources.get(nameOf(text)) ?? []), text]);
  return (text) => sources.get(nameOf(text)) ?? [];
}

/** Whether a list names a text, of the same words. */
export const isIn = (list: readonly Text[], { file, key, text }: Text): boolean =>
  list.some((other) => other.file === file && other.key === key && other.text === text);
