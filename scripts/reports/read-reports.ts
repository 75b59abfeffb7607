import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A test of a run. */
export interface TestResult {
  /** Path from the repository's root. */
  file: string;
  /** Full title, with those of the enclosing groups; it names lines of the spec in square brackets. */
  title: string;
  passed: boolean;
  /** Titles of the steps that passed, in order; those of end-to-end tests only. */
  steps: string[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightStep {
  title: string;
  error?: unknown;
  steps?: PlaywrightStep[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string; results: { steps?: PlaywrightStep[] }[] }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** A cached report may come from another clone: only the part of the path from the package's folder on is kept. */
const fromFolder = (path: string, folder: string) => {
  const normalized = path.replaceAll('\\', '/');
  return normalized.slice(normalized.lastIndexOf(`/${folder}/`) + 1);
};

/** The tests of Vitest's JSON report of a package. */
export function vitestResults({ testResults }: VitestReport, folder: string): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: fromFolder(name, folder),
      title: fullName,
      passed: status === 'passed',
      steps: [],
    })),
  );
}

/** The tests of Playwright's JSON report of a package. A skipped test has not passed. */
export function playwrightResults({ config, suites }: PlaywrightReport, folder: string): TestResult[] {
  const inSuite = (suite: PlaywrightSuite, file: string, groups: readonly string[]): TestResult[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file,
      title: [...groups, title].join(' '),
      passed: ok && tests.some(({ status }) => status === 'expected'),
      steps: tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => passedSteps(steps))),
    })),
    ...(suite.suites ?? []).flatMap((group) => inSuite(group, file, [...groups, group.title])),
  ];
  // The outermost suite is the file; a nested one that a helper opened names the helper's file.
  return suites.flatMap((suite) => inSuite(suite, fromFolder(`${config.rootDir}/${suite.file}`, folder), []));
}

const passedSteps = (steps: readonly PlaywrightStep[]): string[] =>
  steps.flatMap(({ title, error, steps: nested = [] }) => [...(error ? [] : [title]), ...passedSteps(nested)]);

/** The tests of every report that the packages and apps have written to their `.reports` folders. */
export function readReports(root: string): TestResult[] {
  return globSync('{packages/*,apps/*,scripts}/.reports/*.json', { cwd: root }).flatMap((path) => {
    const report = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const folder = dirname(dirname(path));
    return 'testResults' in report ? vitestResults(report, folder) : playwrightResults(report, folder);
  });
}
