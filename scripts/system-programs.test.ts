import { afterEach, expect, it, vi } from 'vitest';
import { readChromiumVersion } from './system-programs.mjs';

afterEach(() => vi.unstubAllEnvs());

it('returns no version of a browser that does not start', () => {
  // A file that cannot be executed.
  vi.stubEnv('CHROMIUM_PATH', import.meta.filename);
  expect(readChromiumVersion()).toBe('');
});
