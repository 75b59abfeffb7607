import { formatPrice, unitPrice } from '@vitrine/cart';
import { AddButton } from './add-button.tsx';
import { Cart } from './cart.tsx';
import { Count } from './count.tsx';
import { euro, items } from './products.ts';

// A server component. It renders the products; the browser fills the cart after hydration.
export default function Page() {
  return (
    <main>
      <h1>Shop</h1>
      <Count />
      <ul aria-label="Products">
        {items.map((item) => (
          <li key={item.variant.id}>
            {item.product.name}: {formatPrice(unitPrice(item.variant), euro)} <AddButton item={item} />
          </li>
        ))}
      </ul>
      <Cart />
    </main>
  );
}
