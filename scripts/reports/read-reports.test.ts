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
      { file, title: 'a price is shown [1.a.1]', hasPassed: true, steps: [] },
      { file, title: 'a price is rounded', hasPassed: false, steps: [] },
    ]);
  });
});

describe('readPlaywrightResults', () => {
  const createSpec = (title: string, status: string, steps: { title: string }[]) => ({
    title,
    ok: true,
    tests: [{ status, results: [{ steps }] }],
  });

  it('returns the spec file, the full title and the passed steps of each test, and a skipped test as not passed', () => {
    const steps = [
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
              // Playwright reports the file of the `describe` call, which can be in a helper.
              file: 'helper.ts',
              specs: [createSpec('opens [1.a.1]', 'expected', steps), createSpec('closes', 'skipped', [])],
            },
          ],
        },
      ],
    };
    const file = 'apps/web/e2e/cart.spec.ts';
    expect(readPlaywrightResults(report, 'apps/web')).toEqual([
      { file, title: 'the drawer opens [1.a.1]', hasPassed: true, steps: ['opens', 'sees'] },
      { file, title: 'the drawer closes', hasPassed: false, steps: [] },
    ]);
  });
});
