import { describe, expect, it } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './read-reports.ts';

describe('readVitestResults', () => {
  const name = '/clones/vitrine/packages/cart/src/price.test.ts';
  const file = 'packages/cart/src/price.test.ts';

  it('returns the full title, the tags and the errors of each test, and the path of its file relative to the repository', () => {
    const report = {
      testResults: [
        {
          name,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a price is shown', tags: ['1.a.1'], status: 'passed', failureMessages: [] },
            { fullName: 'a price is rounded', tags: [], status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
      ],
    };
    expect(readVitestResults(report, 'packages/cart')).toEqual([
      { file, title: 'a price is shown', specIds: ['1.a.1'], hasPassed: true, errors: [] },
      { file, title: 'a price is rounded', specIds: [], hasPassed: false, errors: ['expected 1 to be 2'] },
    ]);
  });

  it('returns one failed result for a file that cannot be loaded', () => {
    const report = { testResults: [{ name, status: 'failed', message: 'Cannot find module', assertionResults: [] }] };
    expect(readVitestResults(report, 'packages/cart')).toEqual([
      { file, title: 'can be loaded', specIds: [], hasPassed: false, errors: ['Cannot find module'] },
    ]);
  });
});

describe('readPlaywrightResults', () => {
  const createSpec = (title: string, tags: string[], status: string, errors: { message: string }[] = []) => ({
    title,
    tags,
    ok: errors.length === 0,
    tests: [{ status, results: [{ errors }] }],
  });

  it('returns the spec file, the full title, the tags and the errors of each test, and a skipped test as not passed', () => {
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
                createSpec('opens', ['1.a.1'], 'expected'),
                createSpec('closes', [], 'skipped'),
                createSpec('pays', [], 'unexpected', [{ message: 'the drawer is hidden' }]),
              ],
            },
          ],
        },
      ],
    };
    const file = 'apps/web/e2e/cart.spec.ts';
    expect(readPlaywrightResults(report, 'apps/web')).toEqual([
      { file, title: 'the drawer opens', specIds: ['1.a.1'], hasPassed: true, errors: [] },
      { file, title: 'the drawer closes', specIds: [], hasPassed: false, errors: [] },
      { file, title: 'the drawer pays', specIds: [], hasPassed: false, errors: ['the drawer is hidden'] },
    ]);
  });
});
