import { describe, expect, it } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './read-reports.ts';

describe('readVitestResults', () => {
  it('returns the full title of each test, and the path of its file relative to the repository', () => {
    const report = {
      testResults: [
        {
          name: '/clones/vitrine/packages/cart/src/price.test.ts',
          assertionResults: [
            { fullName: 'a price is shown [1.a.1]', status: 'passed' },
            { fullName: 'a price is rounded', status: 'pending' },
          ],
        },
      ],
    };
    const file = 'packages/cart/src/price.test.ts';
    expect(readVitestResults(report, 'packages/cart')).toEqual([
      { file, title: 'a price is shown [1.a.1]', passed: true, steps: [] },
      { file, title: 'a price is rounded', passed: false, steps: [] },
    ]);
  });
});

describe('readPlaywrightResults', () => {
  const spec = (title: string, status: string, steps = [{ title: 'opens' }]) => ({
    title,
    ok: true,
    tests: [{ status, results: [{ steps }] }],
  });

  it('returns the full title and passed steps of each test, and marks a skipped test as not passed', () => {
    const opened = [
      { title: 'opens', steps: [{ title: 'sees' }] },
      { title: 'pays', error: {} },
    ];
    const report = {
      config: { rootDir: '/clones/vitrine/apps/web/e2e' },
      suites: [
        {
          title: 'cart.spec.ts',
          file: 'cart.spec.ts',
          specs: [],
          suites: [
            {
              title: 'the drawer',
              file: 'helper.ts',
              specs: [spec('opens [1.a.1]', 'expected', opened), spec('closes', 'skipped', [])],
            },
          ],
        },
      ],
    };
    const file = 'apps/web/e2e/cart.spec.ts';
    expect(readPlaywrightResults(report, 'apps/web')).toEqual([
      { file, title: 'the drawer opens [1.a.1]', passed: true, steps: ['opens', 'sees'] },
      { file, title: 'the drawer closes', passed: false, steps: [] },
    ]);
  });
});
