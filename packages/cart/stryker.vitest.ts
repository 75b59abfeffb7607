import { defineConfig } from 'vitest/config';

/** Runs the tests of behavior only. Tests of sizes, READMEs and types fail for every mutant, also one that changes nothing. */
export default defineConfig({
  // A busy machine is slow, and a mutant that never ends is stopped by Stryker.
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'], testTimeout: 60_000 },
});
