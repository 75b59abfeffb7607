// The server renders the empty cart, whatever was saved; the browser restores it once the page is hydrated.
import { createCart } from '@vitrine/cart';
import { localStorageAdapter, persistCart } from '@vitrine/cart/persist';
import { CartProvider, useCartSelector } from '@vitrine/cart/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const cart = createCart();
// Nothing is read here, so this may run on a server, which has no localStorage.
const persistence = persistCart(cart, { storage: localStorageAdapter() });

const Badge = () =>
  createElement(
    'span',
    null,
    useCartSelector((snapshot) => snapshot.count),
  );
console.log(renderToString(createElement(CartProvider, { cart, persistence }, createElement(Badge))));
// → <span>0</span>
