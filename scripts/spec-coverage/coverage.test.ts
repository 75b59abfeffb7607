import { describe, expect, it } from 'vitest';
import { coverage, coveragePage } from './coverage.ts';
import { type Proof, playwrightProofs, vitestProofs } from './proofs.ts';

const sections = [
  { title: '1. First', lines: { '1.a.1': 'It opens.', '1.a.2': 'It shuts | or not.', '1.a.3': '`<b lang|dir>`' } },
];
const proof = (title: string, passed = true): Proof => ({ file: 'a/b.test.ts', title, passed });
const shorten = (path: string) => path.replace('/house/', '');

describe('the coverage of the spec', () => {
  it('misses the lines that only a failed test names, or none', () => {
    expect(coverage(sections, [proof('opens [1.a.1]', false)]).missing).toEqual(['1.a.1', '1.a.2', '1.a.3']);
    expect(coverage(sections, [proof('opens and shuts [1.a.1] [1.a.2] [1.a.3]')]).missing).toEqual([]);
  });

  it('names the ids that the spec does not have', () => {
    expect(coverage(sections, [proof('opens [1.a.1] [1.a.9]')]).unknown).toEqual(['1.a.9']);
  });

  it('shows each line with its tests, and where there are none', () => {
    const page = coveragePage(sections, [proof('the door opens [1.a.1]')]);
    expect(page).toContain('1 of 3 lines are proved.');
    expect(page).toContain('| 1.a.1 | It opens. | [b.test.ts](../a/b.test.ts): the door opens |');
    expect(page).toContain('| 1.a.2 | It shuts \\| or not. | **no test** |');
    expect(page).toContain('| 1.a.3 | `<b lang\\|dir>` | **no test** |');
  });

  it('counts the tests of a file that are too many to read', () => {
    const page = coveragePage(
      sections,
      ['one', 'two', 'three', 'four', 'four'].map((title) => proof(`${title} [1.a.1]`)),
    );
    expect(page).toContain('four; one; three; and 1 more');
  });
});

describe('the reports', () => {
  it('of Vitest give each test with its groups', () => {
    const report = {
      testResults: [
        {
          name: '/house/a/b.test.ts',
          assertionResults: [
            { fullName: 'the door opens [1.a.1]', status: 'passed' },
            { fullName: 'the door shuts [1.a.2]', status: 'pending' },
          ],
        },
      ],
    };
    expect(vitestProofs(report, shorten)).toEqual([
      proof('the door opens [1.a.1]'),
      proof('the door shuts [1.a.2]', false),
    ]);
  });

  it('of Playwright give each test with its groups, and a skipped one has proved nothing', () => {
    const report = {
      config: { rootDir: '/house/a' },
      suites: [
        {
          title: 'b.test.ts',
          file: 'b.test.ts',
          specs: [],
          suites: [
            {
              title: 'the door',
              file: 'helper.ts',
              specs: [
                { title: 'opens [1.a.1]', ok: true, tests: [{ status: 'expected' }] },
                { title: 'shuts [1.a.2]', ok: true, tests: [{ status: 'skipped' }] },
              ],
            },
          ],
        },
      ],
    };
    expect(playwrightProofs(report, shorten)).toEqual([
      proof('the door opens [1.a.1]'),
      proof('the door shuts [1.a.2]', false),
    ]);
  });
});
