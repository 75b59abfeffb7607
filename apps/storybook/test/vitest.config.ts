import { defineConfig } from 'vitest/config';

/** The test that reads the report of the stories. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 60_000 } });
