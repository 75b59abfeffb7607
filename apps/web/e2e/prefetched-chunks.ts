import type { Page } from '@playwright/test';

/** Resolves when all chunks are loaded. Call it before the page opens. */
export const waitForChunks = (page: Page, chunks: readonly string[]) =>
  Promise.all(
    chunks.map((chunk) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${chunk}-`)),
    ),
  );

/** The chunks of the overlays that every idle page prefetches. */
export const overlayChunks = ['cart-drawer', 'added-modal', 'toast-area', 'prefetch-cart-data'];

/** Resolves when the idle page has prefetched the code and the data of the overlays. Call it before the page opens. */
export const waitForOverlayPrefetch = (page: Page) =>
  Promise.all([
    waitForChunks(page, [...overlayChunks, 'reprice', 'cart-messages']),
    page.waitForEvent('requestfinished', (request) => /products\?limit=6/.test(request.url())),
    page.waitForEvent('requestfinished', (request) => /products\?limit=5/.test(request.url())),
  ]);
