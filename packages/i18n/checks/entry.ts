/** A text in one language within another text, such as `:fr[mentions légales]`. */
export interface Passage {
  readonly language: string;
  readonly text: string;
}

/** A text of the messages or content, with its location. */
export interface Entry {
  /** Path in the folder of the language, without the extension: `cart`, `products/1`. */
  readonly file: string;
  /** A key of messages, a field of the front matter, or a section of Markdown and the number of the paragraph: `title`, `faq.0.answer`, `sample[3]`. */
  readonly key: string;
  /** Plain text. Code and words in another language are replaced with an `x`. */
  readonly text: string;
  readonly line: number;
  /** Whether the text is a paragraph, a heading or a table cell of Markdown. */
  readonly isBlock?: boolean;
  /** The words in other languages. */
  readonly passages?: readonly Passage[];
}

/** A text that has to change. */
export interface Problem {
  readonly entry: Pick<Entry, 'file' | 'key' | 'line'>;
  /** What to write instead, for translators. */
  readonly todo: string;
}

/** Splits a key such as `title_one` into its base and its plural category. */
export function splitPlural(key: string): { base: string; category: string | undefined } {
  const [, base, category] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { base: base ?? key, category };
}

/** Returns a function that finds the English originals of a translated text: for a plural form, all English plural forms, else one text. */
export function createSourceFinder(english: readonly Entry[]): (translated: Entry) => readonly Entry[] {
  const getMessageId = ({ file, key }: Entry) => `${file} ${splitPlural(key).base}`;
  const sources = new Map<string, Entry[]>();
  for (const entry of english) sources.set(getMessageId(entry), [...(sources.get(getMessageId(entry)) ?? []), entry]);
  return (translated) => sources.get(getMessageId(translated)) ?? [];
}
