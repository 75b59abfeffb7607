import type { Browser } from '@playwright/test';
import { withThrottledPage } from './throttled-page.ts';

/** Times in ms since the start of the navigation. */
export interface LoadTimes {
  firstPaint: number;
  largestPaint: number;
  /** When the first button of the content can be used; NaN without scripts. */
  usable: number;
  /** The longest task after the first paint. */
  longestTask: number;
}

/** Installed before the scripts of the page: observes its paints and tasks, and waits until its first button is enabled. */
function observeLoad() {
  const times = { firstPaint: Number.NaN, largestPaint: Number.NaN, usable: Number.NaN, longestTask: 0 };
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    times.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    // A task that has begun before the first paint has delayed it, not the visitor's input.
    if (startTime >= times.firstPaint) times.longestTask = Math.max(times.longestTask, duration);
  });
  const checkButton = () => {
    const button = document.querySelector<HTMLButtonElement>('main button');
    if (button && !button.matches(':disabled')) times.usable = performance.now();
    else requestAnimationFrame(checkButton);
  };
  requestAnimationFrame(checkButton);
  Object.assign(window, { loadTimes: times });
}

/** The time in ms that the page stays open after it is loaded: later tasks and paints count. */
const settleTime = 2000;

/** Measures a first visit of a URL. */
export const measureLoad = (browser: Browser, url: string, { blocksScripts = false } = {}): Promise<LoadTimes> =>
  withThrottledPage(browser, { blocksScripts }, async (page) => {
    await page.addInitScript(observeLoad);
    await page.goto(url, { waitUntil: 'load' });
    if (!blocksScripts)
      await page.waitForFunction(() => 'loadTimes' in window && !document.querySelector('main button:disabled'));
    await page.waitForTimeout(settleTime);
    return page.evaluate(() => (window as unknown as { loadTimes: LoadTimes }).loadTimes);
  });
