/** The currency of all prices. */
export const euro = { code: 'eur' };

export const items = [
  { product: { name: 'Guide' }, variant: { id: 'guide-pdf', price_in_cents: 1999 } },
  {
    product: { name: 'Workshop' },
    variant: { id: 'workshop-seat', price_in_cents: 9900, manage_inventory: true, inventory_quantity: 3 },
  },
];
