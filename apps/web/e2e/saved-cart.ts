import { expect, type Page } from '@playwright/test';

/** Opens a path with entries in the local storage, as after an earlier visit. The entries are set once, not after each reload. */
export async function openWithStorage(
  page: Page,
  entries: Readonly<Record<string, string>>,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
) {
  await page.addInitScript((entries) => {
    if (!sessionStorage.getItem('entries set'))
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    sessionStorage.setItem('entries set', 'true');
  }, entries);
  await page.goto(path, { waitUntil });
}

interface SavedLineOptions {
  /** In cents. */
  price: number;
  quantity?: number;
  title?: string;
}

/** Creates a cart line as an earlier visit saved it. Its price and title can differ from the current ones. */
export const createSavedLine = (id: string, { price, quantity = 1, title = `Saved ${id}` }: SavedLineOptions) => ({
  product: { id, title, image: null as string | null, price_in_cents: price, currency: 'eur' },
  variant: {
    id: `${id}-default`,
    title: '',
    image_url: null as string | null,
    sku: null,
    price_in_cents: price,
    currency: 'eur',
    currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
    manage_inventory: false,
    inventory_quantity: null as number | null,
    weight: null,
    options: [],
  },
  quantity,
});

/** The quantities by variant id, the stored text if it is not a cart, or `'blocked'` if the storage cannot be read. */
type SavedCart = Record<string, number> | string;

/** Waits until the saved cart has exactly these quantities. */
export const expectSavedCart = (page: Page, cart: SavedCart) =>
  expect
    .poll(() =>
      page.evaluate((): SavedCart => {
        let text = 'blocked';
        try {
          text = localStorage.getItem('cart') ?? '[]';
          // An entry with the format version `v` is not a line.
          const entries: { v?: number; variant: { id: string }; quantity: number }[] = JSON.parse(text);
          return Object.fromEntries(
            entries.filter(({ v }) => !v).map(({ variant, quantity }) => [variant.id, quantity]),
          );
        } catch {
          return text;
        }
      }),
    )
    .toEqual(cart);
