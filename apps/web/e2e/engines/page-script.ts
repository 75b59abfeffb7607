import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findElements(target: Target): HTMLElement[];
    /** Scrolls to an element. Resolves to its center, or with the reason why it cannot be clicked yet. */
    findClickablePoint(target: Target): Promise<{ x: number; y: number } | string>;
    /** The result of the click at the last point of `findClickablePoint`: `pending`, `hit`, or the element that was hit instead. */
    clickResult?: string;
    /**
     * Whether a test is navigating away from the page. Firefox and WebKit then abort pending imports and requests. The errors of these are not
     * recorded, even if React logs them only after the page has been restored from the back-forward cache.
     */
    isNavigating?: boolean;
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

/** Finds the point of an element that a test can click, and watches the next click. Runs in the page. */
async function findClickablePoint(target: Target) {
  const element = window.findElements(target)[0];
  if (!element) return 'missing';
  const getCenter = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const findTopmost = () => document.elementFromPoint(getCenter().x, getCenter().y);
  const isAnimated = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
    effect.target?.contains(element);
  if (!element.contains(findTopmost())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const previous = getCenter();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const point = getCenter();
  if (!element.isConnected) return 'removed';
  if (element.matches(':disabled')) return 'disabled';
  if (previous.x !== point.x || previous.y !== point.y || document.getAnimations().some(isAnimated)) return 'moving';
  const topmost = findTopmost();
  if (!element.contains(topmost)) return `covered by ${topmost?.outerHTML.slice(0, 200)}`;
  window.clickResult = 'pending';
  addEventListener(
    'click',
    ({ target }) => {
      window.clickResult =
        target instanceof Element && !element.contains(target) ? `on ${target.outerHTML.slice(0, 200)}` : 'hit';
    },
    { capture: true, once: true },
  );
  return point;
}

/** Sets `navigator.connection.saveData` if a test has requested it. The site then prefetches nothing while it is idle. Runs in the page. */
function setSaveData() {
  if (sessionStorage.getItem('saveData')) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Saves console messages, errors and policy violations in the session storage. Runs in the page. */
function recordMessages() {
  /** The errors with which Firefox and WebKit reject imports and requests that they abort. */
  const abortErrors = [
    'TypeError: error loading dynamically imported module: ',
    'TypeError: NetworkError when attempting to fetch resource.',
    'TypeError: Importing a module script failed.',
    'TypeError: Load failed',
  ];
  function record(message: string) {
    if (window.isNavigating && abortErrors.some((error) => message.includes(error))) return;
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
    ({ message, target }) => {
      // Leaving a page cancels its preloads. The import itself reports a file that is missing.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      record(message ?? `not loaded: ${target instanceof Element && target.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`violates ${violatedDirective}: ${blockedURI}`),
  );
}

/** Reports to the proxy that the page is shown: loaded, or restored from the back-forward cache. Runs in the page. */
function reportPageShow() {
  addEventListener('pageshow', () => navigator.sendBeacon('/test/page-shown', location.pathname));
}

const testingLibraryPath = join(
  createRequire(import.meta.url).resolve('@testing-library/dom'),
  '../@testing-library/dom.umd.min.js',
);

/** The script that the proxy adds to each page. It runs before the scripts of the page. */
export const pageScript = `
  ${readFileSync(testingLibraryPath, 'utf8')}
  window.findElements = ${findElements};
  window.findClickablePoint = ${findClickablePoint};
  (${setSaveData})();
  (${recordMessages})();
  (${reportPageShow})();
`;
