import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The result of one test. */
export interface TestResult {
  /** Path from the repository's root. */
  file: string;
  /** Full title, including those of the enclosing `describe` blocks. Ids such as `[2.shop.3]` refer to lines of `docs/spec.md`. */
  title: string;
  hasPassed: boolean;
  /** Titles of the passed Playwright steps, in order. Empty for Vitest. */
  steps: string[];
  /** The messages of a failed test, for example of an assertion and of a hook. */
  errors: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
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
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { steps?: PlaywrightStep[]; errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Makes a path relative to the repository's root. A cached report may come from another clone, so the root in the path is unknown. */
const getPathFromRoot = (path: string, folder: string) => {
  const normalized = path.replaceAll('\\', '/');
  return normalized.slice(normalized.lastIndexOf(`/${folder}/`) + 1);
};

/** Returns the results in Vitest's JSON report of the package in `folder`. A file that cannot be loaded has one failed result. */
export function readVitestResults({ testResults }: VitestReport, folder: string): TestResult[] {
  return testResults.flatMap(({ name, status: fileStatus, message, assertionResults }) => {
    const file = getPathFromRoot(name, folder);
    if (fileStatus === 'failed' && assertionResults.length === 0)
      return [{ file, title: 'can be loaded', hasPassed: false, steps: [], errors: [message] }];
    return assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      hasPassed: status === 'passed',
      steps: [],
      errors: failureMessages,
    }));
  });
}

/** Returns the results in Playwright's JSON report of the package in `folder`. A skipped test has not passed. */
export function readPlaywrightResults({ config, suites }: PlaywrightReport, folder: string): TestResult[] {
  const readSuite = (suite: PlaywrightSuite, file: string, parentTitles: readonly string[]): TestResult[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file,
      title: [...parentTitles, title].join(' '),
      hasPassed: ok && tests.some(({ status }) => status === 'expected'),
      steps: tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => findPassedSteps(steps))),
      errors: tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      ),
    })),
    ...(suite.suites ?? []).flatMap((child) => readSuite(child, file, [...parentTitles, child.title])),
  ];
  // The outermost suite is the spec file. The `file` of a nested suite may be a helper that called `describe`.
  return suites.flatMap((suite) => readSuite(suite, getPathFromRoot(`${config.rootDir}/${suite.file}`, folder), []));
}

const findPassedSteps = (steps: readonly PlaywrightStep[]): string[] =>
  steps.flatMap(({ title, error, steps: nested = [] }) => [...(error ? [] : [title]), ...findPassedSteps(nested)]);

/** Returns the results in all reports of the packages, the apps and the scripts. */
export function readReports(root: string): TestResult[] {
  return globSync('{packages/*,apps/*,scripts}/.reports/*.json', { cwd: root }).flatMap((path) => {
    const report = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const folder = dirname(dirname(path));
    return 'testResults' in report ? readVitestResults(report, folder) : readPlaywrightResults(report, folder);
  });
}
