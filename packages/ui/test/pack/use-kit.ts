// Runs with the packed package, as an ES module and as CommonJS.
import { ok } from 'node:assert';
import { createToasts, Pane, PaneGrid, Price, ProductCard, VitrineTheme } from '@vitrine/ui';
import { CartDrawer, CartTotals } from '@vitrine/ui/cart';
import { PurchaseDialog } from '@vitrine/ui/purchase';
import { Toaster } from '@vitrine/ui/toaster';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const card = createElement(ProductCard, {
  href: '/guide',
  title: 'Guide',
  description: 'A guide',
  price: createElement(Price, { price: '€19.99' }),
  labels: { details: 'Details' },
});
const toaster = createElement(Toaster, {
  toasts: createToasts(),
  label: 'Notifications',
  labels: { toast: 'Notification', close: 'Close' },
});
const grid = createElement(PaneGrid, null, createElement(Pane, null, card));
const html = renderToString(createElement(VitrineTheme, { direction: 'rtl' }, grid, toaster));

ok(html.includes('<li class="vt-pane-grid__pane">'));
ok(html.includes('€19.99'));
ok([CartDrawer, CartTotals, PurchaseDialog].every((component) => typeof component === 'function'));
