import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findElements(target: Target): HTMLElement[];
  }
}

/** Identifies elements by role and accessible name. */
export interface Target {
  role: string;
  /** The accessible name or its beginning. */
  name?: string | { startsWith: string };
  /** The level of a heading. */
  level?: number;
  within?: Target;
}

/** Finds elements with Testing Library. Runs in the page. */
function findElements({ role, name, level, within }: Target): HTMLElement[] {
  const roots = within ? window.findElements(within) : [document.body];
  const matcher = typeof name === 'object' ? (found: string) => found.startsWith(name.startsWith) : name;
  return roots.flatMap((root) => window.TestingLibraryDom.queryAllByRole(root, role, { name: matcher, level }));
}

/** Saves console messages, errors and policy violations in the session storage. Runs in the page. */
function recordMessages() {
  function record(message: string) {
    const messages = JSON.parse(sessionStorage.getItem('messages') ?? '[]');
    sessionStorage.setItem('messages', JSON.stringify([...messages, `${location.pathname}: ${message}`]));
  }
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...args: unknown[]) => {
      record(`${level}: ${args.map(String).join(' ')}`);
      write(...args);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => record(message ?? `not loaded: ${target instanceof Element && target.outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`violates ${violatedDirective}: ${blockedURI}`),
  );
}

const testingLibrary = join(
  createRequire(import.meta.url).resolve('@testing-library/dom'),
  '../@testing-library/dom.umd.min.js',
);

/** The script that the proxy adds to each page. It runs before the scripts of the page. */
export const pageScript = `
  ${readFileSync(testingLibrary, 'utf8')}
  window.findElements = ${findElements};
  (${recordMessages})();
`;
