import { describe, expect, it } from 'vitest';
import type { LighthouseResult } from './run-lighthouse.ts';
import { formatMedianAndRange, formatResultRow, tableHeader } from './table.ts';

const createResult = (changes: Partial<LighthouseResult>): LighthouseResult => ({
  performance: 100,
  lcpS: 1.2,
  tbtMs: 20,
  cls: 0,
  jsKB: 119.4,
  totalKB: 180,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  benchmarkIndex: 1500,
  failedAudits: [],
  ...changes,
});

describe('the table of results', () => {
  it('shows the median, and the range when runs differ', () => {
    const runs = [
      createResult({ lcpS: 1.5, tbtMs: 90 }),
      createResult({ lcpS: 1.1, tbtMs: 30 }),
      createResult({ lcpS: 1.2, tbtMs: 20 }),
    ];
    expect(formatResultRow('/en', runs)).toBe(
      '| /en | 100 | 1.20 (1.10–1.50) | 30 (20–90) | 0.000 | 119 | 180 | 100 | 100 | 100 | 1500 |  |',
    );
  });

  it('shows a dash for a figure that was not measured in a run', () => {
    expect(formatMedianAndRange([20, Number.NaN])).toBe('–');
  });

  it('lists each failed audit once', () => {
    const failedRun = createResult({ seo: 66, failedAudits: ['is-crawlable'] });
    const runs = [failedRun, failedRun];
    expect(formatResultRow('/cart', runs)).toMatch(/\| 66 \| 1500 \| is-crawlable \|$/);
  });

  it('has the same number of cells in every row', () => {
    const cellCounts = [...tableHeader.split('\n'), formatResultRow('/', [createResult({})])].map(
      (line) => line.split('|').length,
    );
    expect(new Set(cellCounts).size).toBe(1);
  });
});
