import { defineConfig } from 'vitest/config';

/** The tests of the documentation pages. They need the build, and take minutes. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['documentation.test.ts'] } });
