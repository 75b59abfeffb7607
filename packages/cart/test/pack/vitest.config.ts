import { defineConfig } from 'vitest/config';

/** The tests of the packed tarball. They need the package registry and take a minute. Turbo caches their script, `check:package`. */
export default defineConfig({
  test: {
    include: ['test/pack/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
