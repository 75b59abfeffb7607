// `npm test` installs dependencies and runs every task with turbo, which skips tasks whose inputs have not changed. Options such as
// --affected and --filter are passed to turbo. The last line of the output is `N passed, N failed`.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, install, printStep, root, run } from './run.mjs';
import { installSystemPackages, readChromiumVersion } from './system.mjs';

/** turbo writes a JSON summary of each run to this folder. */
const summaryFolder = join(root, '.turbo', 'runs');
const turboOptions = process.argv.slice(2);

const lintTasks = [
  'lint',
  'lint:browsers',
  'lint:imports',
  'lint:links',
  'lint:messages',
  'lint:prose',
  'lint:secrets',
  'lint:unused',
];
const packageTasks = ['build', 'typecheck', 'check:package', 'test'];
/** Each task uses all cores, so these run one at a time. */
const browserTasks = ['stories', 'e2e'];

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

/** Counts the tests in a task's report. A task without a report counts as one test. A task that fails counts as at least one failed test. */
function countTask({ taskId, directory, outputs, cache, execution }) {
  const succeeded = cache.status === 'HIT' || execution?.exitCode === 0;
  const report = outputs?.find((path) => path.startsWith('.reports/'));
  if (!report) return { taskId, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = countTests(join(root, directory, report));
  return { taskId, passed, failed: succeeded ? failed : Math.max(1, failed) };
}

/** Counts the tests in a report of Playwright or Vitest. A skipped or flaky test counts as failed, and so does an unreadable report. */
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
// This variable is part of turbo's cache key, because results of browser tests depend on the version.
env.CHROMIUM_VERSION = readChromiumVersion();
env.SITE_URL ??= 'http://127.0.0.1:4390';

rmSync(summaryFolder, { recursive: true, force: true });
printStep('Checks, builds and unit tests');
const exitCodes = [await runTurbo([...lintTasks, ...packageTasks], 2)];
printStep('Stories and end-to-end tests');
exitCodes.push(await runTurbo(browserTasks, 1));

const results = readTasks().map(countTask);
// Spec coverage needs the reports of all tasks, so a partial run skips it.
if (turboOptions.length === 0) {
  printStep('Spec coverage');
  const exitCode = await run('node', ['scripts/reports/main.ts']);
  results.push({ taskId: 'spec-coverage', passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 });
}

printStep('Summary');
for (const { taskId, passed, failed } of results)
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${taskId.padEnd(36)} ${passed} passed, ${failed} failed`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const passed = sum('passed');
// turbo can fail without a failed task, for example if turbo.json is invalid.
const failed = sum('failed') || (exitCodes.some((exitCode) => exitCode !== 0) ? 1 : 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
