import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromiumPath, findHeadlessShellPath } from '../../scripts/system-programs.mjs';

/** Simultaneous runs on one machine need different ports. */
const sitePort = Number(process.env.SITE_PORT ?? 4390);
const storePort = sitePort + 1;
const host = '127.0.0.1';
const storeUrl = `http://${host}:${storePort}`;
const siteUrl = `http://${host}:${sitePort}`;

/** The specs that need full Chromium: the headless shell has no back/forward cache, and screenshots must look as in a visitor's browser. */
const chromiumSpecs = ['**/back-forward-cache.spec.ts', '**/visual.spec.ts'];

/** The visits of the tests are too short to benefit from optimized code: compiling it took a sixth of their CPU time. */
const args = ['--no-sandbox', '--js-flags=--no-maglev'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.reports/e2e.json') }]],
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores, because tests also wait: for timers, animations and requests.
  workers: availableParallelism() + 1,
  retries: 0,
  // Long enough for a busy machine.
  timeout: 90_000,
  // If a server or the browser hangs, each test fails after `timeout`.
  maxFailures: 10,
  expect: { timeout: 20_000 },
  // Only `pnpm visual:update` writes screenshots.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-GB',
    // Most tests need not wait for animations. Tests of motion set `no-preference`, and the tests in `e2e/engines` run with animations.
    reducedMotion: 'reduce',
    launchOptions: { executablePath: findHeadlessShellPath(), args },
  },
  projects: [
    { name: 'headless shell', testIgnore: chromiumSpecs },
    {
      name: 'Chromium',
      testMatch: chromiumSpecs,
      // The screenshots are from Linux. Other systems render text differently.
      testIgnore: process.platform === 'linux' ? [] : ['**/visual.spec.ts'],
      use: { launchOptions: { executablePath: findChromiumPath(), args } },
    },
  ],
  webServer: [
    {
      command: 'node ../store/src/main.ts',
      url: `${storeUrl}/readyz`,
      env: { HOST: host, PORT: String(storePort), LOG_LEVEL: 'warn' },
    },
    {
      command: 'node server/main.ts',
      url: `${siteUrl}/readyz`,
      env: { HOST: host, PORT: String(sitePort), STORE_HOST: storeUrl, LOG_LEVEL: 'warn' },
    },
  ],
});
