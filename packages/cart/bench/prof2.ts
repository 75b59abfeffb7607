import { goods } from './rows.ts';
const lines = goods(100);
const best = (f: () => void) => { let b = Infinity; for (let i = 0; i < 6000; i++) { const s = performance.now(); f(); b = Math.min(b, performance.now() - s); } return (b*1000).toFixed(1) + ' µs'; };
const shapes: Record<string, unknown> = {
  now: lines.map(({ id, name, price, currency, image }) => ({ product: { name, image }, variant: { id, price_in_cents: price, currency }, quantity: 1 })),
  noCurrency: lines.map(({ id, name, price, image }) => ({ product: { name, image }, variant: { id, price_in_cents: price }, quantity: 1 })),
  flatVariant: lines.map(({ id, name, price, currency, image }) => ({ product: {}, variant: { id, price_in_cents: price, currency, name, image }, quantity: 1 })),
  zustandLike: { state: { items: Object.fromEntries(lines.map((l) => [l.id, { ...l, quantity: 1 }])) }, version: 0 },
  flatList: lines.map((l) => ({ ...l, quantity: 1 })),
  nestedOne: lines.map((l) => ({ goods: l, quantity: 1 })),
};
for (const [n, s] of Object.entries(shapes)) { const t = JSON.stringify(s); console.log(n, t.length, 'parse', best(() => { JSON.parse(t); }), 'stringify', best(() => { JSON.stringify(s); })); }
