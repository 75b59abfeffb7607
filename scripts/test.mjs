// npm test: installs what is missing and runs every task with turbo, which repeats only what has changed. Options such as --affected
// or --filter are turbo's. The last line sums up: `N passed, N failed`.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, install, printStep, root, run } from './run.mjs';
import { chromiumVersion, installSystemPackages } from './system.mjs';

const summaries = join(root, '.turbo', 'runs');
const options = process.argv.slice(2);

const checks = [
  'lint',
  'lint:browsers',
  'lint:imports',
  'lint:links',
  'lint:messages',
  'lint:prose',
  'lint:secrets',
  'lint:unused',
];
const packages = ['build', 'typecheck', 'check:package', 'test'];
/** Each uses all cores, so they run one at a time. */
const browserTests = ['stories', 'e2e'];

const turbo = (tasks, concurrency) =>
  run('turbo', [
    'run',
    ...tasks,
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--summarize',
    ...options,
  ]);

/** The tasks of both turbo runs of this script, without duplicates. */
function readTasks() {
  const files = existsSync(summaries) ? readdirSync(summaries) : [];
  const runs = files.map((file) => JSON.parse(readFileSync(join(summaries, file), 'utf8')));
  const tasks = runs.flatMap((summary) => summary.tasks).filter(({ command }) => command !== '<NONEXISTENT>');
  return [...new Map(tasks.map((task) => [task.taskId, task])).values()];
}

/** Counts the tests in a task's report. A task without tests, or that failed without a failed test, counts as one check. */
function count({ taskId, directory, outputs, cache, execution }) {
  const succeeded = cache.status === 'HIT' || execution?.exitCode === 0;
  const report = outputs?.find((path) => path.startsWith('.reports/'));
  if (!report) return { taskId, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = countTests(join(root, directory, report));
  return { taskId, passed, failed: succeeded ? failed : Math.max(1, failed) };
}

/** Counts a report of Playwright or Vitest. A skipped or flaky test counts as failed, and so does a report that cannot be read. */
function countTests(file) {
  try {
    const { stats, numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'));
    if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

await install();
await installSystemPackages();
// Part of the cache key: results of browser tests are valid for this version only.
env.CHROMIUM_VERSION = chromiumVersion();
env.SITE_URL ??= 'http://127.0.0.1:4390';

rmSync(summaries, { recursive: true, force: true });
printStep('Checks, builds and unit tests');
const codes = [await turbo([...checks, ...packages], 2)];
printStep('Stories and end-to-end tests');
codes.push(await turbo(browserTests, 1));

const results = readTasks().map(count);
// A partial run cannot tell whether every line of the spec is covered.
if (options.length === 0) {
  printStep('Spec coverage');
  const code = await run('node', ['scripts/reports/main.ts']);
  results.push({ taskId: 'spec-coverage', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

printStep('Summary');
for (const { taskId, passed, failed } of results)
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${taskId.padEnd(36)} ${passed} passed, ${failed} failed`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const passed = sum('passed');
// turbo can fail although no task has failed, for example with an invalid turbo.json.
const failed = sum('failed') || (codes.some((code) => code !== 0) ? 1 : 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
