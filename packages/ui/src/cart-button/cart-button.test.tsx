// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CartButton } from './cart-button.tsx';

afterEach(cleanup);

it('shows the number of items in a badge, and hides the badge when the cart is empty', { tags: ['2.nav.6'] }, () => {
  const { rerender } = render(<CartButton label="Cart, 3 items" count={3} />);
  expect(screen.getByRole('button', { name: 'Cart, 3 items' }).textContent).toBe('3');
  rerender(<CartButton label="Cart, empty" count={0} />);
  expect(screen.getByRole('button', { name: 'Cart, empty' }).textContent).toBe('');
});
