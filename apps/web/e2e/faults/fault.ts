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
      const lines: { variant: { id: string }; quantity: number }[] = JSON.parse(text);
      return Object.fromEntries(lines.map(({ variant, quantity }) => [variant.id, quantity]));
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

/** Opens an address as someone whose browser has kept these entries from an earlier visit. */
export async function comesBackWith(page: Page, entries: Readonly<Record<string, string>>, address: string) {
  await page.addInitScript((entries) => {
    if (!sessionStorage.getItem('came back'))
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    sessionStorage.setItem('came back', 'yes');
  }, entries);
  await page.goto(address);
}

/** A saved line of a product that costs so much: the site's own when nothing else is said. */
export const savedLine = (id: string, cents: number, quantity = 1, title = `Saved ${id}`) => ({
  product: { id, title, image: null as string | null, price_in_cents: cents, currency: 'eur' },
  variant: {
    id: `${id}-default`,
    title: '',
    image_url: null as string | null,
    sku: null,
    price_in_cents: cents,
    currency: 'eur',
    currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
    manage_inventory: false,
    inventory_quantity: null as number | null,
    weight: null,
    options: [],
  },
  quantity,
});

export { expect };
