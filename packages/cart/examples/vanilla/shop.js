import { createCart, formatPrice, lineTotal, unitPrice } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import { products } from './products.js';

const cart = createCart();

const element = (id) => document.getElementById(id);

/** An element with a text and children. */
function create(tag, text, ...children) {
  const node = document.createElement(tag);
  node.append(text, ...children);
  return node;
}

function createButton(label, onClick) {
  const button = create('button', label);
  button.addEventListener('click', onClick);
  return button;
}

/** Shows why an action was refused, or nothing. */
function showResult(result) {
  element('message').textContent = result.ok
    ? ''
    : result.code === 'out_of_stock'
      ? `Only ${result.available} left.`
      : 'This item cannot be added.';
}

function renderLine(line) {
  const { name } = line.product;
  const { id } = line.variant;
  return create(
    'li',
    `${line.quantity} × ${name}: ${formatPrice(lineTotal(line))} `,
    createButton(`One less ${name}`, () => showResult(cart.setQuantity(id, line.quantity - 1))),
    createButton(`One more ${name}`, () => showResult(cart.add(line))),
    createButton(`Remove ${name}`, () => cart.remove(id)),
  );
}

function render() {
  const { lines, count } = cart.getSnapshot();
  element('count').textContent = String(count);
  element('lines').replaceChildren(...lines.map(renderLine));
  element('total').textContent = count ? `Total: ${formatPrice(cart.total('eur'))}` : 'Your cart is empty.';
}

element('products').append(
  ...products.map((item) =>
    create(
      'li',
      `${item.product.name}: ${formatPrice(unitPrice(item.variant))} `,
      createButton(`Add ${item.product.name}`, () => showResult(cart.add(item))),
    ),
  ),
);

cart.subscribe(render);
render();
persistCart(cart).hydrate();
