/** A test that ran, as far as a line of the spec can be proved by it. */
export interface Proof {
  /** Path from the project's root. */
  file: string;
  /** The test's whole title, the names of its groups in front; the ids of the lines stand in it, in square brackets. */
  title: string;
  passed: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Makes an absolute path one from the project's root, with forward slashes. */
type Shorten = (path: string) => string;

/** The tests of a run of Vitest, from its JSON report. */
export function vitestProofs({ testResults }: VitestReport, shorten: Shorten): Proof[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: shorten(name),
      title: fullName,
      passed: status === 'passed',
    })),
  );
}

/** The tests of a run of Playwright, from its JSON report. One that was skipped has proved nothing. */
export function playwrightProofs({ config, suites }: PlaywrightReport, shorten: Shorten): Proof[] {
  const within = (suite: PlaywrightSuite, file: string, groups: readonly string[]): Proof[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file,
      title: [...groups, title].join(' '),
      passed: ok && tests.some(({ status }) => status === 'expected'),
    })),
    ...(suite.suites ?? []).flatMap((group) => within(group, file, [...groups, group.title])),
  ];
  // The outermost group is the file itself; one within it may have been opened by a helper, and name that one's file.
  return suites.flatMap((suite) => within(suite, shorten(`${config.rootDir}/${suite.file}`), []));
}
