import { defineConfig } from 'vitest/config';

/** The tests of the packed tarball. They need the registry and take a minute, so they run as `check:package`, which turbo caches. */
export default defineConfig({
  test: { include: ['test/pack/*.spec.ts'], testTimeout: 60_000, hookTimeout: 180_000 },
});
