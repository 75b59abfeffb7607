import type { LighthouseResult } from './run-lighthouse.ts';

/** The columns, with the number of decimals of each. */
const columns: readonly [title: string, key: Exclude<keyof LighthouseResult, 'failedAudits'>, decimals: number][] = [
  ['performance', 'performance', 0],
  ['LCP s', 'lcpS', 2],
  ['TBT ms', 'tbtMs', 0],
  ['CLS', 'cls', 3],
  ['JS kB', 'jsKB', 0],
  ['total kB', 'totalKB', 0],
  ['accessibility', 'accessibility', 0],
  ['best practices', 'bestPractices', 0],
  ['SEO', 'seo', 0],
  ['benchmark index', 'benchmarkIndex', 0],
];

/** Formats a row of a Markdown table. */
export const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * Formats the median of the values, and their range if they differ. The median of an even count is the lower of the two middle values.
 * Returns a dash if a value is `NaN`, which means that it was not measured.
 */
export function formatMedianAndRange(values: readonly number[], decimals = 0): string {
  if (values.some(Number.isNaN)) return '–';
  const sorted = values.toSorted((a, b) => a - b);
  const [min = '', median = '', max = ''] = [0, Math.floor((sorted.length - 1) / 2), sorted.length - 1].map((index) =>
    sorted[index]?.toFixed(decimals),
  );
  return min === max ? median : `${median} (${min}–${max})`;
}

/** The header of the table of Lighthouse results. */
export const tableHeader = [
  formatRow(['', ...columns.map(([title]) => title), 'failed audits']),
  formatRow([...columns, '', ''].map(() => '---')),
].join('\n');

/** Formats a row of the table of Lighthouse results: the median of each figure, and its range if the runs differ. */
export function formatResultRow(label: string, runs: readonly LighthouseResult[]): string {
  const cells = columns.map(([, key, decimals]) =>
    formatMedianAndRange(
      runs.map((run) => run[key]),
      decimals,
    ),
  );
  const failedAudits = new Set(runs.flatMap(({ failedAudits }) => failedAudits));
  return formatRow([label, ...cells, [...failedAudits].join(', ')]);
}
