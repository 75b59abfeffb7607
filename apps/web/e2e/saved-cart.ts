import type { Page } from '@playwright/test';

/** Opens an address as someone whose browser has kept these entries from an earlier visit. */
export async function comesBackWith(page: Page, entries: Readonly<Record<string, string>>, address: string) {
  await page.addInitScript((entries) => {
    if (!sessionStorage.getItem('came back'))
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    sessionStorage.setItem('came back', 'yes');
  }, entries);
  await page.goto(address);
}

/** A line as an earlier visit has saved it: what it says of title and price may no longer be true. */
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
