import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The properties that `monitorPage` adds to the window. */
interface Monitor {
  /** One entry per executed payload and per violation of a directive other than `img-src`. */
  attacks: string[];
  /** A payload that is executed calls this function. */
  hack: () => void;
  /** Lists the descendants of an element with their attribute names, without text. */
  readMarkup: (root: Element) => string[];
}

/**
 * Records executed payloads, dialogs, and violations of the Content Security Policy other than of `img-src`. Returns a function that asserts
 * that nothing was recorded, and that no payload has polluted `Object.prototype`.
 */
export async function monitorPage(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const monitor = window as unknown as Monitor;
    monitor.attacks = [];
    monitor.hack = () => monitor.attacks.push('executed');
    monitor.readMarkup = (root) =>
      [...root.querySelectorAll('*')].map(
        (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
      );
    // Payloads in image fields cause `img-src` violations. Other violations mean that the page has interpreted a payload.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      if (effectiveDirective !== 'img-src') monitor.attacks.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return async () => {
    expect(await page.evaluate(() => (window as unknown as Monitor).attacks)).toEqual([]);
    // A payload that pollutes `Object.prototype` adds the property `hacked` to every object.
    expect(await page.evaluate(() => 'hacked' in {})).toBe(false);
    expect(dialogs).toEqual([]);
  };
}

/** Lists the descendants of an element of a monitored page with their attribute names, without text. */
export const readMarkup = (root: Locator): Promise<string[]> =>
  root.evaluate((root) => (window as unknown as Monitor).readMarkup(root as Element));

/**
 * Navigates from a monitored page to each path without a page load. Returns the markup of each main element that differs from the expected
 * markup, by path.
 */
export const findUnexpectedMarkup = (page: Page, expectedMarkup: readonly string[], paths: readonly string[]) =>
  page.evaluate(
    async ({ expectedMarkup, paths }) => {
      const waitForNextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const unexpectedMarkup: Record<string, string[]> = {};
      for (const path of paths) {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        do await waitForNextFrame();
        while (document.querySelector('main')?.ariaBusy === 'true');
        const markup = (window as unknown as Monitor).readMarkup(document.querySelector('main') as Element);
        if (String(markup) !== String(expectedMarkup)) unexpectedMarkup[path] = markup;
      }
      return unexpectedMarkup;
    },
    { expectedMarkup, paths },
  );
