// The package `xliff` has no types.
interface XliffUnit {
  source: string;
  target: string;
  note?: string;
}

interface Xliff {
  sourceLanguage: string;
  targetLanguage: string;
  /** Units by file and id. */
  resources: Record<string, Record<string, XliffUnit>>;
}

declare module 'xliff/jsToXliff12' {
  const jsToXliff12: (xliff: Xliff) => Promise<string>;
  export default jsToXliff12;
}

declare module 'xliff/xliff12ToJs' {
  const xliff12ToJs: (xml: string) => Promise<Xliff>;
  export default xliff12ToJs;
}
