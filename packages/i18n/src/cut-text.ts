/**
 * Returns the first `length` graphemes of a text. An emoji or a letter with its accents is one grapheme.
 * With `ellipsis`, a text that was cut ends with an additional `…` (spec, section 9).
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

/** Returns at most the first `length` graphemes of a text, without a part of a word. What is not the end of a sentence is followed by `…`. */
export function cutAtWord(text: string, length: number): string {
  const start = cutText(text, length);
  if (start === text) return text;
  const words = start.replace(/\s+\S*$/u, '');
  return /[.!?؟]$/u.test(words) ? words : `${words.replace(/[,;:،؛]$/u, '')}…`;
}
