import { createCart, formatPrice, lineTotal, unitPrice } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import { euro, items } from './products.js';

const cart = createCart();

const getElement = (id) => document.getElementById(id);

/** Creates an element with a text and children. */
function createElement(tag, text, ...children) {
  const element = document.createElement(tag);
  element.append(text, ...children);
  return element;
}

function createButton(label, onClick) {
  const button = createElement('button', label);
  button.addEventListener('click', onClick);
  return button;
}

/** Shows a message if the cart refused an action, and clears it otherwise. */
function showResult(result) {
  getElement('message').textContent = result.ok
    ? ''
    : result.code === 'out_of_stock'
      ? `Only ${result.available} left.`
      : 'This item cannot be added.';
}

function renderLine(line) {
  const { name } = line.product;
  const { id } = line.variant;
  return createElement(
    'li',
    `${line.quantity} × ${name}: ${formatPrice(lineTotal(line), euro)} `,
    createButton(`One less ${name}`, () => showResult(cart.setQuantity(id, line.quantity - 1))),
    createButton(`One more ${name}`, () => showResult(cart.add(line))),
    createButton(`Remove ${name}`, () => cart.remove(id)),
  );
}

function render() {
  const { lines, count } = cart.getSnapshot();
  getElement('count').textContent = String(count);
  getElement('lines').replaceChildren(...lines.map(renderLine));
  getElement('total').textContent = count ? `Total: ${formatPrice(cart.total('eur'), euro)}` : 'Your cart is empty.';
}

getElement('products').append(
  ...items.map((item) =>
    createElement(
      'li',
      `${item.product.name}: ${formatPrice(unitPrice(item.variant), euro)} `,
      createButton(`Add ${item.product.name}`, () => showResult(cart.add(item))),
    ),
  ),
);

cart.subscribe(render);
render();
persistCart(cart).hydrate();
