import { defineConfig } from 'vitest/config';

/** Runs the tests of behavior only. Tests of sizes, READMEs and types fail for every mutant, also one that changes nothing. */
export default defineConfig({
  // Long enough for a busy machine. Stryker itself stops mutants that never end.
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'], testTimeout: 60_000 },
});
