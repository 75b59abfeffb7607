import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';

/** The quantities by variant id, the stored text if it is not a cart, or `'blocked'` if the storage cannot be read. */
type SavedCart = Record<string, number> | string;

/**
 * Runs assertions on a screen during a failure, then checks the saved cart. The title becomes a row of `.reports/reliability.md`: the cause of
 * the failure, the screen, and the result that the visitor sees.
 */
type CheckScreen = (
  title: `${string} › ${string}: ${string}`,
  savedCart: SavedCart,
  assertions: () => Promise<void>,
) => Promise<void>;

const readSavedCart = (page: Page): Promise<SavedCart> =>
  page.evaluate(() => {
    let text = 'blocked';
    try {
      text = localStorage.getItem('cart') ?? '[]';
      // An entry with the format version `v` is not a line.
      const entries: { v?: number; variant: { id: string }; quantity: number }[] = JSON.parse(text);
      return Object.fromEntries(entries.filter(({ v }) => !v).map(({ variant, quantity }) => [variant.id, quantity]));
    } catch {
      return text;
    }
  });

/** The `test` of specs about failures, such as of the store, the network or the storage, and about concurrent tabs. */
export const test = base.extend<{ checkScreen: CheckScreen }>({
  checkScreen: ({ page }, use) =>
    use((title, savedCart, assertions) =>
      test.step(title, async () => {
        await assertions();
        await expect.poll(() => readSavedCart(page)).toEqual(savedCart);
      }),
    ),
});

export { expect };
