// The cart refuses with a code and its numbers; the words are the page's, in as many languages as it has.
import { createCart, type Refusal } from '@vitrine/cart';

interface Variant {
  id: string;
  price_in_cents: number;
  manage_inventory: boolean;
  inventory_quantity: number | null;
}
type Words = { [Code in Refusal['code']]: (refusal: Extract<Refusal, { code: Code }>, name: string) => string };

const english: Words = {
  out_of_stock: ({ available }, name) => `Not enough stock of ${name}: only ${available} left.`,
  unknown_stock: (_, name) => `We do not know how much of ${name} is left.`,
  invalid_quantity: () => 'Please enter a whole number.',
  invalid_price: (_, name) => `${name} cannot be sold at the moment.`,
  invalid_id: (_, name) => `${name} cannot be sold at the moment.`,
  unknown_line: (_, name) => `${name} is not in the cart.`,
  too_large: () => 'That is more than a cart can hold.',
  rule_violation: (_, name) => `${name} cannot be added like that.`,
};
const german: Words = {
  ...english,
  out_of_stock: ({ available }, name) => `Nicht genug Vorrat von ${name}: nur noch ${available} da.`,
};

/** A missing sentence is a compile error, and so is a number that a refusal does not have. */
function worded(words: Words, refusal: Refusal, name: string): string {
  const sentence = words[refusal.code] as (refusal: Refusal, name: string) => string;
  return sentence(refusal, name);
}

const cart = createCart<object, Variant>();
const variant = { id: 'seat', price_in_cents: 9900, manage_inventory: true, inventory_quantity: 1 };
const result = cart.add({ product: {}, variant }, 2);
if (!result.ok) {
  console.log(worded(english, result, 'Workshop')); // → Not enough stock of Workshop: only 1 left.
  console.log(worded(german, result, 'Workshop')); // → Nicht genug Vorrat von Workshop: nur noch 1 da.
}
