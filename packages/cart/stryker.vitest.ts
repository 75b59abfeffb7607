import { defineConfig } from 'vitest/config';

/** The tests that judge behaviour: those of sizes, texts and types would see every mutant, and prove nothing. */
export default defineConfig({
  // A busy machine is slow, and a mutant that never ends is stopped by Stryker.
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'], testTimeout: 60_000 },
});
