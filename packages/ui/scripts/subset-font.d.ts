declare module 'subset-font' {
  /** The fixed value of an axis, or the range in which it stays variable. */
  type Axis = number | { min: number; max: number };

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Readonly<Record<string, Axis | undefined>>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
