import { defineConfig } from 'vitest/config';

/** Runs only the fast tests of behavior, not those of the README, types, the packed tarball, a browser or random saved texts. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'],
    // Long enough for a busy machine. Stryker itself stops mutants with endless loops.
    testTimeout: 60_000,
    // Tags are ids of lines of the specification.
    strictTags: false,
  },
});
