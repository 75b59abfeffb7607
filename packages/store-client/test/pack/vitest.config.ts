import { defineConfig } from 'vitest/config';

/** The tests of the packed tarball. They need the package registry. Turbo caches their script, `check:package`. */
export default defineConfig({
  test: { include: ['test/pack/*.spec.ts'], testTimeout: 120_000, hookTimeout: 180_000 },
});
