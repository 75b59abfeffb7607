import { describe, expect, it } from 'vitest';
import { readTracked, trackedFiles } from './tracked-files.ts';

const folder = '.github/workflows/';
const workflows = trackedFiles.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
const read = (workflow: string) => readTracked(folder + workflow);

/** Whose actions run beside our code. Another one is a decision for a person. */
const trusted = ['actions/checkout', 'actions/setup-node', 'actions/upload-artifact', 'changesets/action'];

/** The only workflow that may write to the repository and see a secret. It does not run for pull requests. */
const release = 'release.yml';

describe('the workflows', () => {
  it('test each pull request, publish, and ask each week for known weaknesses of what is locked', () => {
    expect(workflows.sort()).toEqual(['audit.yml', 'pull-request.yml', release]);
    expect(read('pull-request.yml')).toMatch(/^on:\n {2}pull_request:$/m);
    expect(read('pull-request.yml')).toMatch(/^ +- run: npm test$/m);
    expect(read('audit.yml')).toMatch(/^ {4}- cron: '\d+ \d+ \* \* \d'$/m);
    expect(read('audit.yml')).toMatch(/ audit --prod --audit-level moderate$/m);
    expect(read('audit.yml')).toMatch(/ audit --audit-level high$/m);
  });

  it.each(workflows)('run no code of strangers: %s', (workflow) => {
    const used = [...read(workflow).matchAll(/uses: ([^@\s]+)@(\S+)/g)].map(([, action = '']) => action);
    expect(used.filter((action) => !trusted.includes(action))).toEqual([]);
    // With the rights of the repository, on the code of a stranger.
    expect(read(workflow)).not.toMatch(/pull_request_target|workflow_run/);
    // What a stranger has written must not become part of a command.
    expect(read(workflow)).not.toMatch(/run:.*\$\{\{\s*github\.(event|head_ref)/);
  });

  it.each(workflows)('have no more rights than they need: %s', (workflow) => {
    expect(read(workflow)).toMatch(/^permissions:(\n {2}contents: read| \{\})$/m);
    if (workflow === release) return expect(read(workflow)).not.toContain('pull_request:');
    expect(read(workflow)).not.toMatch(/: write|secrets\./);
    const checkouts = read(workflow).match(/uses: actions\/checkout/g) ?? [];
    expect(read(workflow).match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });

  it.each(workflows)('install only what is locked: %s', (workflow) => {
    const installs = [...read(workflow).matchAll(/\b(?:install|add|i)\b( --[\w-]+)*$/gm)].map(([command]) => command);
    expect(installs.filter((command) => !command.includes('--frozen-lockfile'))).toEqual([]);
  });
});
