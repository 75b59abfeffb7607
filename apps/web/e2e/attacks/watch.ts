import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** What a page was made to do that it should not. */
interface Watched {
  hacks: string[];
  /** Tells the page's watch of a run payload. */
  hack: () => void;
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

/** What a part of the page is made of, its texts left out: each element with the names of its attributes. */
export const markupOf = (part: Locator): Promise<string[]> =>
  part.evaluate((root) =>
    [...root.querySelectorAll('*')].map(
      (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
    ),
  );
