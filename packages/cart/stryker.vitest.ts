import { defineConfig } from 'vitest/config';

/** Runs only the fast tests of behavior, not those of the README, types, the packed tarball, a browser or random saved texts. */
export default defineConfig({
  // Long enough for a busy machine. Stryker itself stops mutants with endless loops.
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'], testTimeout: 60_000 },
});
