import './browser.ts';
import { ours } from './contenders/ours.ts';
import { zustand } from './contenders/zustand.ts';
import { goods } from './rows.ts';
import { parseCart } from '../src/persist/saved-cart.ts';
import { createCart } from '../src/index.ts';
const lines = goods(100);
const best = (f: () => void) => { let b = Infinity; for (let i = 0; i < 4000; i++) { const s = performance.now(); f(); b = Math.min(b, performance.now() - s); } return (b*1000).toFixed(1) + ' µs'; };
const mem = () => { const t = new Map<string,string>(); return { getItem: (k: string) => t.get(k) ?? null, setItem: (k: string, v: string) => void t.set(k, v), removeItem: (k: string) => void t.delete(k), t }; };
for (const c of [ours, zustand]) {
  c.prepare?.(lines);
  const texts = mem();
  const cart = await c.create(texts);
  for (const l of lines) cart.add(l);
  await cart.finish();
  let q = 1;
  console.log(c.name, 'save', best(() => { cart.setQuantity('product-0', 2 + (q++ % 50)); cart.finish(); }));
  const text = texts.getItem('cart') ?? '';
  console.log('length', text.length);
  console.log('JSON.parse', best(() => { JSON.parse(text); }));
  console.log('JSON.stringify', best(() => { JSON.stringify(JSON.parse(text)); }));
  console.log('restore', best(() => { (c.create(texts) as any).total(); }));
}
const texts = mem(); ours.prepare?.(lines); const cart = ours.create(texts) as any; for (const l of lines) cart.add(l); cart.finish(); const text = texts.getItem('cart')!;
console.log('parseCart', best(() => { parseCart(text, (l: any) => l.variant.id, {}); }));
const parsed = parseCart<any>(text, (l: any) => l.variant.id, {})!.lines;
console.log('put', best(() => { const c = createCart<any, any>(); for (const l of parsed) c.put(l); }));
console.log('put+snapshot', best(() => { const c = createCart<any, any>(); for (const l of parsed) c.put(l); c.getSnapshot(); }));
