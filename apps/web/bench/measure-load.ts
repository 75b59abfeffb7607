import type { Browser } from '@playwright/test';
import { withThrottledPage } from './throttled-page.ts';

/** Times in ms since the start of the navigation, except `longestTask`. */
export interface LoadTimes {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** When the first button in `main` is enabled. NaN if scripts are blocked. */
  usableAt: number;
  /** The duration of the longest task that starts after the First Contentful Paint, in ms. 0 if no such task takes more than 50 ms. */
  longestTask: number;
}

/** Observes the paints and long tasks of the page, and when the first button in `main` is enabled. Runs in the page before its scripts. */
function observeLoad() {
  const times: LoadTimes = {
    firstContentfulPaint: Number.NaN,
    largestContentfulPaint: Number.NaN,
    usableAt: Number.NaN,
    longestTask: 0,
  };
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstContentfulPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    times.largestContentfulPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    // A task that starts earlier delays the First Contentful Paint, not the visitor's input.
    if (startTime >= times.firstContentfulPaint) times.longestTask = Math.max(times.longestTask, duration);
  });
  const checkButton = () => {
    const button = document.querySelector<HTMLButtonElement>('main button');
    if (button && !button.matches(':disabled')) times.usableAt = performance.now();
    else requestAnimationFrame(checkButton);
  };
  requestAnimationFrame(checkButton);
  Object.assign(window, { loadTimes: times });
}

/** How long to observe tasks and paints after the page is loaded. */
const observationMs = 2000;

/** Measures a first visit to a page, with an empty cache. */
export const measureLoad = (browser: Browser, url: string, { blocksScripts = false } = {}): Promise<LoadTimes> =>
  withThrottledPage(browser, { blocksScripts }, async (page) => {
    await page.addInitScript(observeLoad);
    await page.goto(url, { waitUntil: 'load' });
    if (!blocksScripts)
      await page.waitForFunction(() => 'loadTimes' in window && !document.querySelector('main button:disabled'));
    await page.waitForTimeout(observationMs);
    return page.evaluate(() => (window as unknown as { loadTimes: LoadTimes }).loadTimes);
  });
