declare module 'subset-font' {
  /** The range of an axis that stays variable, or its fixed value. */
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
