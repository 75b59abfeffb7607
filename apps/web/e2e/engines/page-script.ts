import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findElements(target: Target): HTMLElement[];
    /** Watches the next click, and stops its events if it misses the element. */
    watchClick(element: Element): void;
    /** Whether the last watched click has missed the element. */
    isClickMissed?: boolean;
    /**
     * Whether a test is leaving the page. Firefox and WebKit then abort pending imports, and React logs an error for each. So messages are not
     * recorded until the page is restored from the back-forward cache.
     */
    isLeaving?: boolean;
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

/** Stops the events of the next click if it misses an element that has moved. Runs in the page. */
function watchClick(element: Element) {
  const listeners = new AbortController();
  let isFirstEvent = true;
  window.isClickMissed = true;
  function stopIfMissed(event: Event) {
    if (isFirstEvent) window.isClickMissed = !element.contains(event.target as Node);
    isFirstEvent = false;
    if (window.isClickMissed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') listeners.abort();
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, stopIfMissed, { capture: true, signal: listeners.signal });
}

/** Sets `navigator.connection.saveData` if a test has requested it. The site then prefetches nothing while it is idle. Runs in the page. */
function setSaveData() {
  if (sessionStorage.getItem('reduced data use'))
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Saves console messages, errors and policy violations in the session storage. Runs in the page. */
function recordMessages() {
  addEventListener('pageshow', () => delete window.isLeaving);
  function record(message: string) {
    if (window.isLeaving) return;
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

const testingLibraryPath = join(
  createRequire(import.meta.url).resolve('@testing-library/dom'),
  '../@testing-library/dom.umd.min.js',
);

/** The script that the proxy adds to each page. It runs before the scripts of the page. */
export const pageScript = `
  ${readFileSync(testingLibraryPath, 'utf8')}
  window.findElements = ${findElements};
  window.watchClick = ${watchClick};
  (${setSaveData})();
  (${recordMessages})();
`;
