// `npm test` installs dependencies, and runs all checks, builds and tests with turbo, which skips tasks whose inputs have not changed. Options
// after `--`, such as --affected and --filter, are passed to turbo. The last line of the output is `N passed, N failed`.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findImageBuilder } from './images.mjs';
import { env, install, printStep, root, run } from './run.mjs';
import {
  findNginxPath,
  findPackagesToInstall,
  findPostgresFolder,
  installSystemPackages,
  readChromiumVersion,
  readFirefoxVersion,
  readWebkitVersion,
} from './system-programs.mjs';

/** turbo writes a JSON summary of each run to this folder. */
const summaryFolder = join(root, '.turbo', 'runs');
const turboOptions = process.argv.slice(2);

const lintTasks = ['lint', 'lint:browsers', 'lint:imports', 'lint:links', 'lint:messages', 'lint:prose', 'lint:unused'];
const packageTasks = [
  'build',
  'typecheck',
  'check:package',
  'test',
  'test:seventh-language',
  'stories',
  'stories:pages',
];
/** Each of these tasks uses all cores, so they run one after the other. */
const e2eTasks = ['e2e', 'e2e:engines', 'e2e:cart-tabs'];

const runTurbo = (tasks, concurrency) =>
  run('turbo', [
    'run',
    ...tasks,
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--summarize',
    ...turboOptions,
  ]);

/** Reads the tasks of both turbo runs from their summaries, without duplicates. */
function readTasks() {
  const files = existsSync(summaryFolder) ? readdirSync(summaryFolder) : [];
  const runs = files.map((file) => JSON.parse(readFileSync(join(summaryFolder, file), 'utf8')));
  const tasks = runs.flatMap((summary) => summary.tasks).filter(({ command }) => command !== '<NONEXISTENT>');
  return [...new Map(tasks.map((task) => [task.taskId, task])).values()];
}

/** Counts a task or a report as one test. */
const countAsOneTest = (hasPassed) => ({
  passedCount: hasPassed ? 1 : 0,
  failedCount: hasPassed ? 0 : 1,
  skippedCount: 0,
});

/** Counts the tests in a task's report. A task without a report counts as one test. A task that fails counts as at least one failed test. */
function countTestsOfTask({ taskId, directory, outputs, cache, execution }) {
  const hasSucceeded = cache.status === 'HIT' || execution?.exitCode === 0;
  const report = outputs?.find((path) => path.startsWith('.reports/'));
  if (!report) return { taskId, ...countAsOneTest(hasSucceeded) };
  const counts = countTestsOfReport(join(root, directory, report));
  return { taskId, ...counts, failedCount: hasSucceeded ? counts.failedCount : Math.max(1, counts.failedCount) };
}

/**
 * Counts the tests in a report of Playwright or Vitest. A flaky or skipped test counts as failed, and so does an unreadable report.
 */
function countTestsOfReport(file) {
  try {
    const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'));
    const [passedCount, brokenCount, skippedCount] = stats
      ? [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
      : [vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests + vitest.numTodoTests];
    return { passedCount, skippedCount, failedCount: brokenCount + skippedCount };
  } catch {
    return countAsOneTest(false);
  }
}

const packagesToInstall = findPackagesToInstall();
console.log(`A complete run takes 15 to 20 minutes on two idle cores. A repeated run skips the tasks whose inputs have not changed.
It installs the npm packages of the lock file into node_modules${
  packagesToInstall.length > 0
    ? `, and with apt-get: ${packagesToInstall.join(', ')} (VITRINE_SYSTEM_PACKAGES=skip turns this off)`
    : ''
}.`);
await install();
await installSystemPackages();
// The versions are part of turbo's cache keys, because results of browser tests depend on them.
env.CHROMIUM_VERSION = readChromiumVersion();
env.FIREFOX_VERSION = readFirefoxVersion();
env.WEBKIT_VERSION = readWebkitVersion();
// Their tests need these programs.
env.NGINX_PATH = findNginxPath() ?? '';
env.POSTGRES_FOLDER = findPostgresFolder() ?? '';
env.SITE_URL ||= 'http://127.0.0.1:4390';

rmSync(summaryFolder, { recursive: true, force: true });
printStep('Checks, builds, unit tests and stories');
// One task more than the cores, because tasks also wait: for package registries, databases and browsers.
const exitCodes = [await runTurbo([...lintTasks, ...packageTasks], availableParallelism() + 1)];
printStep('End-to-end tests');
exitCodes.push(await runTurbo(e2eTasks, 1));
// The images are built from scratch, which takes minutes. SKIP_IMAGES=1 turns this off.
if (!process.env.SKIP_IMAGES && findImageBuilder()) {
  printStep('Container images');
  exitCodes.push(await runTurbo(['images'], 1));
}

const results = readTasks().map(countTestsOfTask);
// A partial run skips what needs the build or the reports of all tasks.
if (turboOptions.length === 0) {
  printStep('npm start');
  results.push({ taskId: 'start', ...countAsOneTest((await run('node', ['scripts/check-start.mjs'])) === 0) });
  printStep('Spec coverage');
  const exitCode = await run('node', ['scripts/reports/main.ts']);
  results.push({ taskId: 'spec-coverage', ...countAsOneTest(exitCode === 0) });
}

if (results.some(({ failedCount }) => failedCount > 0)) {
  printStep('Failed tests');
  await run('node', ['scripts/reports/failed-tests.ts']);
}

printStep('Summary');
for (const { taskId, passedCount, failedCount, skippedCount } of results) {
  const skipped = skippedCount > 0 ? `, ${skippedCount} skipped` : '';
  const mark = failedCount === 0 ? '✓' : '✗';
  console.log(`  ${mark} ${taskId.padEnd(36)} ${passedCount} passed, ${failedCount} failed${skipped}`);
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const passedCount = sum('passedCount');
// turbo can fail without a failed task, for example if turbo.json is invalid.
const failedCount = sum('failedCount') || (exitCodes.some((exitCode) => exitCode !== 0) ? 1 : 0);
console.log(`\n${passedCount} passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
