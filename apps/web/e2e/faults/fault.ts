import type { Page } from '@playwright/test';
import { expect, test as journey } from '../journey.ts';

/** How many pieces the browser keeps, by variant; the bare text where that is no cart, `'blocked'` where the storage cannot be read. */
type SavedCart = Record<string, number> | string;

/**
 * One pair of a cause and a screen, as `docs/reliability.md` lists it: looks at what the visitor sees there, and then at what the browser
 * has kept of the cart.
 */
type Sees = (
  title: `${string} › ${string}: ${string}`,
  saved: SavedCart,
  look: () => Promise<void>,
  page?: Page,
) => Promise<void>;

const savedIn = (page: Page): Promise<SavedCart> =>
  page.evaluate(() => {
    let text = 'blocked';
    try {
      text = localStorage.getItem('cart') ?? '[]';
      const entries: { v?: number; variant: { id: string }; quantity: number }[] = JSON.parse(text);
      return Object.fromEntries(entries.filter(({ v }) => !v).map(({ variant, quantity }) => [variant.id, quantity]));
    } catch {
      return text;
    }
  });

/** A journey through a site on which something goes wrong. */
export const test = journey.extend<{ sees: Sees }>({
  sees: ({ page }, use) =>
    use((title, saved, look, seen = page) =>
      test.step(title, async () => {
        await look();
        await expect.poll(() => savedIn(seen)).toEqual(saved);
      }),
    ),
});

export { expect };
