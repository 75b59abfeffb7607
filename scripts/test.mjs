// npm test: installs what is missing and runs everything. Its last line sums up: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, house, install, run, say } from './run.mjs';
import { chromiumPath, prepareSystem } from './system.mjs';

const reports = join(house, 'node_modules', '.cache', 'reports');

/** A step that is one check: it passes or it fails. */
async function check(name, command, args) {
  say(name);
  const code = await run(command, args);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A step that counts its own tests into a JSON report; a runner that ends badly without saying which test failed is one failure. */
async function suite(name, report, command, args, count) {
  say(name);
  const file = join(reports, report);
  const code = await run(command, args, {
    env: { ...env, CHROMIUM_PATH: chromiumPath() ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const counted = readReport(file, count);
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { name, passed: counted.passed, failed };
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests });
const playwright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped });

await install();
await prepareSystem();
// The site is built for the address at which the journeys visit it.
env.SITE_URL ??= 'http://127.0.0.1:4390';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const json = ['--reporter=default', '--reporter=json', '--outputFile.json'];
const results = [
  await check('Lint', 'biome', ['check', '--error-on-warnings', '.']),
  await check('Build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  await check('Types', 'tsc', ['-b']),
  await check('Packages', 'turbo', ['run', 'check:package', '--output-logs=errors-only']),
  await check('Unused code', 'knip', []),
  await suite(
    'Units',
    'units.json',
    'vitest',
    ['run', '--project=!stories', ...json, join(reports, 'units.json')],
    vitest,
  ),
  await suite(
    'Stories',
    'stories.json',
    'vitest',
    ['run', '--project=stories', ...json, join(reports, 'stories.json')],
    vitest,
  ),
  await suite(
    'Journeys',
    'journeys.json',
    'pnpm',
    ['--filter', '@vitrine/web', 'exec', 'playwright', 'test', '--reporter=list,json'],
    playwright,
  ),
  await check('Spec coverage', 'pnpm', ['spec-coverage']),
];

say('Summary');
for (const { name, passed, failed } of results)
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${passed} passed, ${failed} failed`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
