import { vi } from 'vitest';
import type { Tab } from './browser.ts';

/**
 * Returns the methods of a tab that load documents. They need only `evaluate`, so they are the same for every engine. Puppeteer's own methods
 * time out after Firefox has restored a page from the back-forward cache.
 */
export function createNavigation(evaluate: Tab['evaluate']): Pick<Tab, 'goto' | 'reload'> {
  // If Firefox keeps the previous page in the back-forward cache, the tab has an empty document until the next page loads.
  const isLoaded = () => document.readyState === 'complete' && location.href !== 'about:blank' && !window.isNavigating;
  const waitUntilLoaded = () =>
    vi.waitFor(
      async () => {
        if (!(await evaluate(isLoaded))) throw new Error('The page is still loading.');
      },
      { timeout: 60_000, interval: 20 },
    );
  return {
    async goto(url) {
      await evaluate((url) => {
        window.isNavigating = true;
        // The timer delays the navigation, so that the driver receives the result of this function before the document is replaced.
        setTimeout(() => location.assign(url));
      }, url);
      await waitUntilLoaded();
    },
    async reload() {
      await evaluate(() => {
        window.isNavigating = true;
        setTimeout(() => location.reload());
      });
      await waitUntilLoaded();
    },
  };
}
