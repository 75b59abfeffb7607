import { afterEach } from 'vitest';

// The test files of a worker share a window (`isolate: false` in vitest.config.ts).
afterEach(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
