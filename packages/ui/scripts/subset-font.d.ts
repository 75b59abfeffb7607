declare module 'subset-font' {
  /** A width of an axis that stays variable, or the one place where it is pinned. */
  type Axis = number | { min: number; max: number };

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; variationAxes?: Readonly<Record<string, Axis | undefined>> },
  ): Promise<Buffer>;
}
