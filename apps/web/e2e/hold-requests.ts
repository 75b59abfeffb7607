import type { Page } from '@playwright/test';

/**
 * Holds the requests for a URL until the returned function is called. Earlier handlers then respond, such as those of `fake-store.ts`. Release
 * requests to the store within 8 s: the page then logs a timeout, which fails the test.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
