/**
 * The first `length` graphemes of a text: an emoji or a letter with its accents counts as one.
 * With `ellipsis`, a text that was cut ends in `…`, which is not counted (spec, section 9).
 */
export function cutText(text: string, length: number, { ellipsis = false }: { ellipsis?: boolean } = {}): string {
  if (text.length <= length) return text;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count++ === length) return text.slice(0, index) + (ellipsis ? '…' : '');
  }
  return text;
}
