import type { Measured } from './measure.ts';

/** A column: what it shows, and how many digits of it. */
const columns: readonly [title: string, key: Exclude<keyof Measured, 'faults'>, digits: number][] = [
  ['performance', 'performance', 0],
  ['LCP s', 'lcpS', 2],
  ['TBT ms', 'tbtMs', 0],
  ['CLS', 'cls', 3],
  ['JS kB', 'jsKB', 0],
  ['all kB', 'allKB', 0],
  ['accessibility', 'accessibility', 0],
  ['best practices', 'bestPractices', 0],
  ['SEO', 'seo', 0],
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The head of the table, in Markdown. */
export const heading = [
  line(['', ...columns.map(([title]) => title), 'below 100 because of']),
  line([...columns, '', ''].map(() => '---')),
].join('\n');

/** The median of each figure, and how far the runs lie apart where they do. */
export function row(address: string, runs: readonly Measured[]): string {
  const cells = columns.map(([, key, digits]) => {
    const sorted = runs.map((run) => run[key]).toSorted((a, b) => a - b);
    const [least = '', median = '', most = ''] = [0, Math.floor((sorted.length - 1) / 2), sorted.length - 1].map((at) =>
      sorted[at]?.toFixed(digits),
    );
    return least === most ? median : `${median} (${least}–${most})`;
  });
  const faults = new Set(runs.flatMap(({ faults }) => faults));
  return line([address, ...cells, [...faults].join(', ')]);
}
