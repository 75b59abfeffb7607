import { defineConfig } from 'vitest/config';

/** Runs only the tests of behavior. Tests of bundle sizes, READMEs and types would fail for mutants that behave correctly. */
export default defineConfig({
  // Long enough for a busy machine. Stryker itself stops mutants with endless loops.
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'], testTimeout: 60_000 },
});
