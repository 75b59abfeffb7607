import type { Page } from '@playwright/test';

/** Resolves when the page has loaded and evaluated all chunks and the chunks that they import. Call it before the page opens. */
export async function waitForChunks(page: Page, chunks: readonly string[]) {
  const requests = await Promise.all(
    chunks.map((chunk) => {
      const url = new RegExp(`/assets/${chunk}-[0-9a-f]{8}\\.js$`);
      return page.waitForEvent('requestfinished', (request) => url.test(request.url()));
    }),
  );
  const urls = requests.map((request) => request.url());
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), urls);
}

/** Resolves when the page has requested the messages and data of a page, such as `en/product/2`. Call it before. */
export const waitForPageFile = (page: Page, name: string) =>
  page.waitForEvent('requestfinished', (request) =>
    new RegExp(`/assets/pages-\\w+/${name}\\.json$`).test(request.url()),
  );

/** Resolves when the page has loaded the code and the data of the overlays. Call it before the page opens. */
export const waitForOverlayPrefetch = (page: Page) =>
  Promise.all([
    waitForChunks(page, ['overlays']),
    page.waitForEvent('requestfinished', (request) => /products\?limit=6/.test(request.url())),
    page.waitForEvent('requestfinished', (request) => /products\?limit=5/.test(request.url())),
  ]);
