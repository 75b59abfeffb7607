import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';

/** Quantities by variant id, the stored text if it is not a cart, or `'blocked'` if the storage cannot be read. */
type SavedCart = Record<string, number> | string;

/**
 * Checks what a screen shows during a failure, then what the browser has stored of the cart. The title becomes a row of
 * `docs/reliability.md`: cause, screen and outcome.
 */
type CheckScreen = (
  title: `${string} › ${string}: ${string}`,
  savedCart: SavedCart,
  assertions: () => Promise<void>,
  page?: Page,
) => Promise<void>;

const readSavedCart = (page: Page): Promise<SavedCart> =>
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

/** The test fixtures of specs in which something fails: the store, the network, the storage, another tab. */
export const test = base.extend<{ checkScreen: CheckScreen }>({
  checkScreen: ({ page }, use) =>
    use((title, savedCart, assertions, openPage = page) =>
      test.step(title, async () => {
        await assertions();
        await expect.poll(() => readSavedCart(openPage)).toEqual(savedCart);
      }),
    ),
});

export { expect };
