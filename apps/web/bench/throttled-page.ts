import type { Browser, Page } from '@playwright/test';

/** A slow phone, which Chromium emulates: 4× CPU slowdown, 150 ms round trips, 1.6 Mbit/s down and 750 kbit/s up. */
const cpuSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const viewport = { width: 390, height: 844 };

/** A page is idle if no request has started or ended for this time. */
const idleMs = 1500;

/** Tracks the requests of a page. Returns a function that waits until the page is idle. */
export function trackRequests(page: Page): () => Promise<void> {
  let lastActivity = Date.now();
  const recordActivity = () => {
    lastActivity = Date.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', recordActivity);
  return async () => {
    recordActivity();
    while (Date.now() - lastActivity < idleMs) await page.waitForTimeout(100);
  };
}

/**
 * Records the requests of a page from now on. Returns a function that returns their number, and the number of waves: a request that starts after
 * another one of its wave has ended belongs to the next wave, because it may have waited for it.
 */
export function recordRequests(page: Page): () => { requests: number; waves: number } {
  let requests = 0;
  let waves = 0;
  let hasEnded = true;
  page.on('request', () => {
    requests++;
    if (hasEnded) waves++;
    hasEnded = false;
  });
  const recordEnd = () => {
    hasEnded = true;
  };
  page.on('requestfinished', recordEnd);
  page.on('requestfailed', recordEnd);
  return () => ({ requests, waves });
}

interface PageOptions {
  /** Entries of the local storage, as after an earlier visit. */
  storage?: Readonly<Record<string, string>>;
  /** Blocks all script files. Inline scripts still run. */
  blocksScripts?: boolean;
}

/** Calls `measure` with a new page in a new browser context, throttled like a slow phone. Closes the context afterwards. */
export async function withThrottledPage<Result>(
  browser: Browser,
  { storage = {}, blocksScripts = false }: PageOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  // The certificate of `startTlsProxy` is self-signed.
  const options = { hasTouch: true, isMobile: true, locale: 'en-GB', ignoreHTTPSErrors: true };
  const context = await browser.newContext({ viewport, ...options });
  try {
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      { cookie_consent: 'accepted', ...storage },
    );
    const page = await context.newPage();
    const cdpSession = await context.newCDPSession(page);
    await cdpSession.send('Network.enable');
    await cdpSession.send('Network.emulateNetworkConditions', network);
    if (blocksScripts) await cdpSession.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}
