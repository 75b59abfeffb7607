import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The result of one test. */
export interface TestResult {
  /** Path from the repository's root. */
  file: string;
  /** Full title, including those of the enclosing `describe` blocks. */
  title: string;
  /** The tags of the test and of the enclosing `describe` blocks. All are ids of lines of `docs/spec.md`, such as `2.shop.3`. */
  specIds: string[];
  hasPassed: boolean;
  /** The messages of a failed test, for example of an assertion and of a hook. */
  errors: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; tags: string[]; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tags: string[];
    ok: boolean;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
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
      return [{ file, title: 'can be loaded', specIds: [], hasPassed: false, errors: [message] }];
    return assertionResults.map(({ fullName, tags, status, failureMessages }) => ({
      file,
      title: fullName,
      specIds: tags,
      hasPassed: status === 'passed',
      errors: failureMessages,
    }));
  });
}

/** Returns the results in Playwright's JSON report of the package in `folder`. A skipped test has not passed. */
export function readPlaywrightResults({ config, suites }: PlaywrightReport, folder: string): TestResult[] {
  const readSuite = (suite: PlaywrightSuite, file: string, parentTitles: readonly string[]): TestResult[] => [
    ...suite.specs.map(({ title, tags, ok, tests }) => ({
      file,
      title: [...parentTitles, title].join(' '),
      specIds: tags,
      hasPassed: ok && tests.some(({ status }) => status === 'expected'),
      errors: tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      ),
    })),
    ...(suite.suites ?? []).flatMap((child) => readSuite(child, file, [...parentTitles, child.title])),
  ];
  // The outermost suite is the spec file. The `file` of a nested suite may be a helper that called `describe`.
  return suites.flatMap((suite) => readSuite(suite, getPathFromRoot(`${config.rootDir}/${suite.file}`, folder), []));
}

/** Returns the results in all reports of the packages, the apps and the scripts. */
export function readReports(root: string): TestResult[] {
  return globSync('{packages/*,apps/*,scripts}/.reports/*.json', { cwd: root }).flatMap((path) => {
    const report = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const folder = dirname(dirname(path));
    return 'testResults' in report ? readVitestResults(report, folder) : readPlaywrightResults(report, folder);
  });
}
