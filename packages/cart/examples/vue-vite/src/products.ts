export interface Product {
  name: string;
}

export interface Variant {
  id: string;
  price_in_cents: number;
  manage_inventory?: boolean;
  inventory_quantity?: number;
}

/** The currency of all prices. */
export const euro = { code: 'eur' };

export const items: { product: Product; variant: Variant }[] = [
  { product: { name: 'Guide' }, variant: { id: 'guide-pdf', price_in_cents: 1999 } },
  {
    product: { name: 'Workshop' },
    variant: { id: 'workshop-seat', price_in_cents: 9900, manage_inventory: true, inventory_quantity: 3 },
  },
];
