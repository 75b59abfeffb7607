import { defineConfig } from 'vitest/config';

/** The tests that judge behaviour: those of sizes, texts and types would see every mutant, and prove nothing. */
export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/model.test.ts'] },
});
