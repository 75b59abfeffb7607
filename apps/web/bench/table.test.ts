import { describe, expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { heading, row } from './table.ts';

const run = (changes: Partial<Measured>): Measured => ({
  performance: 100,
  lcpS: 1.2,
  tbtMs: 20,
  cls: 0,
  jsKB: 119.4,
  allKB: 180,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  benchmarkIndex: 1500,
  failedAudits: [],
  ...changes,
});

describe('the table of results', () => {
  it('shows the median, and the range when runs differ', () => {
    const runs = [run({ lcpS: 1.5, tbtMs: 90 }), run({ lcpS: 1.1, tbtMs: 30 }), run({ lcpS: 1.2, tbtMs: 20 })];
    expect(row('/en', runs)).toBe(
      '| /en | 100 | 1.20 (1.10–1.50) | 30 (20–90) | 0.000 | 119 | 180 | 100 | 100 | 100 | 1500 |  |',
    );
  });

  it('lists each failed audit once', () => {
    const runs = [run({ seo: 66, failedAudits: ['is-crawlable'] }), run({ seo: 66, failedAudits: ['is-crawlable'] })];
    expect(row('/cart', runs)).toMatch(/\| 66 \| 1500 \| is-crawlable \|$/);
  });

  it('has one cell per column', () => {
    const cells = [...heading.split('\n'), row('/', [run({})])].map((line) => line.split('|').length);
    expect(new Set(cells).size).toBe(1);
  });
});
