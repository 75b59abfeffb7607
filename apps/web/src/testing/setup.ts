import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The limit of `waitFor` and `findBy…`, long enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// The test files of a worker share a window (`isolate: false` in vitest.config.ts).
afterEach(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
