// Saving a cart somewhere other than in localStorage takes an object with two methods.
import { createCart } from '@vitrine/cart';
import { type CartStorage, persistCart } from '@vitrine/cart/persist';

interface Variant {
  id: string;
  price_in_cents: number;
}

const texts = new Map<string, string>();
const storage: CartStorage = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
};

const cart = createCart<object, Variant>();
const persistence = persistCart(cart, { storage, key: 'basket' });
persistence.hydrate();
cart.add({ product: {}, variant: { id: 'guide-pdf', price_in_cents: 1999 } }, 2);
persistence.stop();
const [, ...lines] = JSON.parse(texts.get('basket') ?? '[]');
console.log(JSON.stringify(lines)); // → [{"product":{},"variant":{"id":"guide-pdf","price_in_cents":1999},"quantity":2}]

// What is saved may have been tampered with: what is sound is kept, and the rest reported.
texts.set('basket', '[{"product":{},"variant":{"id":"guide-pdf","price_in_cents":-5},"quantity":2}, 5]');
const restored = createCart<object, Variant>();
persistCart(restored, { storage, key: 'basket', onError: (report) => console.log(report) }).hydrate();
// → { code: 'repaired', lines: 2 }
console.log(restored.count); // → 0
