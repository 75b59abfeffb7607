import { describe, expect, it } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './read-reports.ts';

describe('readVitestResults', () => {
  const name = '/clones/vitrine/packages/cart/src/price.test.ts';
  const file = 'packages/cart/src/price.test.ts';

  it('returns the full title and the errors of each test, and the path of its file relative to the repository', () => {
    const report = {
      testResults: [
        {
          name,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a price is shown [1.a.1]', status: 'passed', failureMessages: [] },
            { fullName: 'a price is rounded', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
      ],
    };
    expect(readVitestResults(report, 'packages/cart')).toEqual([
      { file, title: 'a price is shown [1.a.1]', hasPassed: true, steps: [], errors: [] },
      { file, title: 'a price is rounded', hasPassed: false, steps: [], errors: ['expected 1 to be 2'] },
    ]);
  });

  it('returns one failed result for a file that cannot be loaded', () => {
    const report = { testResults: [{ name, status: 'failed', message: 'Cannot find module', assertionResults: [] }] };
    expect(readVitestResults(report, 'packages/cart')).toEqual([
      { file, title: 'can be loaded', hasPassed: false, steps: [], errors: ['Cannot find module'] },
    ]);
  });
});

describe('readPlaywrightResults', () => {
  const createSpec = (title: string, status: string, steps: { title: string }[], errors: { message: string }[]) => ({
    title,
    ok: errors.length === 0,
    tests: [{ status, results: [{ steps, errors }] }],
  });

  it('returns the spec file, the full title, the passed steps and the errors of each test, and a skipped test as not passed', () => {
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
              specs: [
                createSpec('opens [1.a.1]', 'expected', steps, []),
                createSpec('closes', 'skipped', [], []),
                createSpec('pays', 'unexpected', [], [{ message: 'the drawer is hidden' }]),
              ],
            },
          ],
        },
      ],
    };
    const file = 'apps/web/e2e/cart.spec.ts';
    expect(readPlaywrightResults(report, 'apps/web')).toEqual([
      { file, title: 'the drawer opens [1.a.1]', hasPassed: true, steps: ['opens', 'sees'], errors: [] },
      { file, title: 'the drawer closes', hasPassed: false, steps: [], errors: [] },
      { file, title: 'the drawer pays', hasPassed: false, steps: [], errors: ['the drawer is hidden'] },
    ]);
  });
});
