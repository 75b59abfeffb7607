// Runs with the packed package, and with the oldest and the newest supported major version of React.
import { strictEqual } from 'node:assert';
import { createCart } from '@vitrine/cart';
import { CartProvider, createCartContext, useCartSelector } from '@vitrine/cart/react';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const cart = createCart();
const Count = () =>
  createElement(
    'output',
    null,
    useCartSelector((snapshot) => snapshot.count),
  );
const page = createElement(CartProvider, { cart }, createElement(Count));
strictEqual(renderToString(page), '<output>0</output>');
strictEqual(typeof createCartContext<object>().useCart, 'function');

const window = new Window();
Object.assign(globalThis, { window, document: window.document });
const container = document.createElement('div');
createRoot(container).render(page);

/** Waits until the page contains exactly this text. */
async function expectText(text: string) {
  const deadline = Date.now() + 5000;
  while (container.textContent !== text && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
  strictEqual(container.textContent, text);
}

async function main() {
  await expectText('0');
  cart.put({ product: {} as never, variant: { id: 'pdf', price_in_cents: 1 } as never, quantity: 3 });
  await expectText('3');
  process.exit();
}
void main();
