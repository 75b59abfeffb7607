import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** What a page is watched with. */
interface Watched {
  /** What it was made to do that it should not. */
  hacks: string[];
  /** Tells of a payload that was run. */
  hack: () => void;
  /** What a part of the page is made of, its texts left out: each element with the names of its attributes. */
  markup: (part: Element) => string[];
}

/** From now on every page watches itself. What this gives looks at what it has seen. */
export async function watch(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.hacks = [];
    watched.hack = () => watched.hacks.push('ran');
    watched.markup = (part) =>
      [...part.querySelectorAll('*')].map(
        (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
      );
    // A picture from a strange address is no script: all else that the policy had to stop got too far.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      if (effectiveDirective !== 'img-src') watched.hacks.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return async () => {
    expect(await page.evaluate(() => (window as unknown as Watched).hacks)).toEqual([]);
    expect(await page.evaluate(() => ({}) as { hacked?: boolean })).toEqual({});
    expect(dialogs).toEqual([]);
  };
}

/** What a part of a watched page is made of, its texts left out. */
export const markupOf = (part: Locator): Promise<string[]> =>
  part.evaluate((part) => (window as unknown as Watched).markup(part as Element));

/**
 * Goes to addresses within a watched page, one after the other, and gives those at which its content is made of something else than
 * `markup`, with what that is.
 */
export const othersThan = (page: Page, markup: readonly string[], addresses: readonly string[]) =>
  page.evaluate(
    async ({ markup, addresses }) => {
      const drawn = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      const others: Record<string, string[]> = {};
      for (const address of addresses) {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        do await drawn();
        while (document.querySelector('main')?.ariaBusy === 'true');
        const found = (window as unknown as Watched).markup(document.querySelector('main') as Element);
        if (String(found) !== String(markup)) others[address] = found;
      }
      return others;
    },
    { markup, addresses },
  );
