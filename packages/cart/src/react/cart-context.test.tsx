// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createMemoryStorage } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { persistCart } from '../persist/persist-cart.ts';
import { CartProvider, useCart, useCartSelector, useCartStatus, useCartStore } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Creates a component that calls `useCartSelector` with these arguments, shows the value, and counts its renders. */
function createSelectorComponent<Slice>(...args: Parameters<typeof useCartSelector<Slice>>) {
  const renders = { count: 0 };
  function SelectedValue() {
    renders.count++;
    return <output>{JSON.stringify(useCartSelector(...args))}</output>;
  }
  return { renders, SelectedValue };
}

/** Creates a storage with a saved cart of 2 pieces. */
const createStorageWithCart = () =>
  createMemoryStorage(JSON.stringify([{ ...createItem({ id: 'saved' }), quantity: 2 }])).storage;

describe('useCartSelector', () => {
  it('returns the selected value, and re-renders when it changes', () => {
    const cart = createCart();
    const { SelectedValue } = createSelectorComponent((snapshot) => snapshot.count);
    render(
      <CartProvider cart={cart}>
        <SelectedValue />
      </CartProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('0');
    act(() => void cart.add(createItem(), 3));
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it('does not re-render when the selected value stays the same', () => {
    const cart = createCart();
    const total = createSelectorComponent((snapshot) => snapshot.totals[0]?.amount_in_cents);
    const ids = createSelectorComponent(
      (snapshot) => snapshot.lines.map((line) => line.variant.id),
      (a, b) => a.join() === b.join(),
    );
    render(
      <CartProvider cart={cart}>
        <total.SelectedValue />
        <ids.SelectedValue />
      </CartProvider>,
    );
    act(() => void cart.add(createItem({ id: 'a', price_in_cents: 0 })));
    expect([total.renders.count, ids.renders.count]).toEqual([2, 2]);
    act(() => void cart.add(createItem({ id: 'a', price_in_cents: 0 })));
    expect([total.renders.count, ids.renders.count]).toEqual([2, 2]);
    act(() => void cart.add(createItem({ id: 'b', price_in_cents: 0 })));
    expect([total.renders.count, ids.renders.count]).toEqual([2, 3]);
  });

  it('accepts a selector that returns a new object each time', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = createCart();
    function Count() {
      const { count } = useCartSelector((snapshot) => ({ count: snapshot.count }));
      return <output>{count}</output>;
    }
    render(
      <CartProvider cart={cart}>
        <Count />
      </CartProvider>,
    );
    act(() => void cart.add(createItem()));
    expect(screen.getByRole('status').textContent).toBe('1');
    expect(log).not.toHaveBeenCalled();
  });

  it('uses a new selector after a re-render', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }), 2);
    cart.add(createItem({ id: 'b' }), 5);
    const Quantity = ({ id }: { id: string }) => (
      <output>{useCartSelector(({ lines }) => lines.find((line) => line.variant.id === id)?.quantity)}</output>
    );
    const { rerender } = render(<Quantity id="a" />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    expect(screen.getByRole('status').textContent).toBe('2');
    rerender(<Quantity id="b" />);
    expect(screen.getByRole('status').textContent).toBe('5');
  });

  it('returns the value of another cart when the provider receives one', () => {
    const [first, second] = [createCart(), createCart()];
    second.add(createItem(), 4);
    const { SelectedValue } = createSelectorComponent((snapshot) => snapshot.count);
    const { rerender } = render(
      <CartProvider cart={first}>
        <SelectedValue />
      </CartProvider>,
    );
    rerender(
      <CartProvider cart={second}>
        <SelectedValue />
      </CartProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('4');
  });
});

describe('useCartStore', () => {
  it('returns the cart itself, and does not re-render when the cart changes', () => {
    const cart = createCart();
    let renderCount = 0;
    function AddButton() {
      renderCount++;
      const store = useCartStore();
      expect(store).toBe(cart);
      return (
        <button type="button" onClick={() => store.add(createItem())}>
          Add
        </button>
      );
    }
    render(
      <CartProvider cart={cart}>
        <AddButton />
      </CartProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Add' }).click());
    expect(cart.count).toBe(1);
    expect(renderCount).toBe(1);
  });

  it('throws an error outside CartProvider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const WithoutProvider = () => <output>{useCartStore().count}</output>;
    expect(() => render(<WithoutProvider />)).toThrow('wrap this component in <CartProvider cart={…}>');
  });
});

describe('CartProvider with persistence', () => {
  /** Creates its own cart, so the server and the browser do not share one. */
  function Page() {
    const cart = createCart();
    const { SelectedValue } = createSelectorComponent((snapshot) => snapshot.count);
    return (
      <CartProvider cart={cart} persistence={persistCart(cart, { storage: createStorageWithCart() })}>
        <SelectedValue />
      </CartProvider>
    );
  }

  it('restores the cart after the first render, and stops on unmount', () => {
    const cart = createCart();
    const persistence = persistCart(cart, { storage: createStorageWithCart() });
    const stop = vi.spyOn(persistence, 'stop');
    const { unmount } = render(<CartProvider cart={cart} persistence={persistence} />);
    expect(cart.count).toBe(2);
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stops the old persistence and hydrates the new one when both props change', () => {
    const first = createCart();
    const second = createCart();
    const persistence = persistCart(first, { storage: createStorageWithCart() });
    const stop = vi.spyOn(persistence, 'stop');
    const { rerender } = render(<CartProvider cart={first} persistence={persistence} />);
    expect(second.count).toBe(0);
    rerender(<CartProvider cart={second} persistence={persistCart(second, { storage: createStorageWithCart() })} />);
    expect(second.count).toBe(2);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('adds the saved lines once in StrictMode', () => {
    const cart = createCart();
    const persistence = persistCart(cart, { storage: createStorageWithCart() });
    const { SelectedValue } = createSelectorComponent((snapshot) => snapshot.count);
    render(
      <StrictMode>
        <CartProvider cart={cart} persistence={persistence}>
          <SelectedValue />
        </CartProvider>
      </StrictMode>,
    );
    expect(screen.getByRole('status').textContent).toBe('2');
  });

  it('renders the empty cart on the server, and React hydrates it without a mismatch', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = <Page />;
    const html = renderToString(page);
    expect(html).toContain('>0<');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html;
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(root, page, { onRecoverableError }));
    expect(root.textContent).toBe('2');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    root.remove();
  });
});

describe('useCartStatus', () => {
  /** Shows a redirect instead of an empty cart, once the cart is restored. */
  function CartPage() {
    const status = useCartStatus();
    const { count } = useCart();
    return <output>{status === 'ready' && count === 0 ? 'redirected' : `${status} ${count}`}</output>;
  }

  it('is idle in the first render, so that a page does not redirect before the cart is restored', async () => {
    const cart = createCart();
    const page = (
      <CartProvider cart={cart} persistence={persistCart(cart, { storage: createStorageWithCart() })}>
        <CartPage />
      </CartProvider>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    expect(root.textContent).toBe('idle 0');
    const texts: unknown[] = [];
    const observer = new MutationObserver(() => texts.push(root.textContent));
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    await act(async () => hydrateRoot(root, page));
    expect(root.textContent).toBe('ready 2');
    expect(texts).not.toContain('redirected');
    observer.disconnect();
    root.remove();
  });

  it('is ready without persistence', () => {
    render(
      <CartProvider cart={createCart()}>
        <CartPage />
      </CartProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('redirected');
  });

  it('is failed when the saved cart cannot be read', () => {
    const cart = createCart();
    const persistence = persistCart(cart, { storage: createMemoryStorage('{').storage, onError: () => {} });
    render(
      <CartProvider cart={cart} persistence={persistence}>
        <CartPage />
      </CartProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('failed 0');
  });
});

describe('useCart', () => {
  it('returns lines, count, totals and actions, and re-renders on each change', () => {
    const cart = createCart();
    function AddButton() {
      const { lines, count, totals, add } = useCart();
      return (
        <button type="button" onClick={() => add(createItem())}>
          {JSON.stringify([lines.length, count, totals[0]?.amount_in_cents ?? 0])}
        </button>
      );
    }
    render(
      <CartProvider cart={cart}>
        <AddButton />
      </CartProvider>,
    );
    expect(screen.getByRole('button').textContent).toBe('[0,0,0]');
    act(() => screen.getByRole('button').click());
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('[1,2,2000]');
  });

  it('returns the same object until the cart changes', () => {
    const cart = createCart();
    const results = new Set<unknown>();
    const Label = ({ label }: { label: string }) => {
      results.add(useCart());
      return <output>{label}</output>;
    };
    const { rerender } = render(<Label label="a" />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    rerender(<Label label="b" />);
    expect(results.size).toBe(1);
    act(() => void cart.add(createItem()));
    expect(results.size).toBe(2);
  });

  it('renders the lines that the cart was created with on the server, and their total', () => {
    const cart = createCart({ lines: [{ ...createItem(), quantity: 2 }] });
    cart.add(createItem({ id: 'later' }));
    function Summary() {
      const { lines, count, totals } = useCart();
      return <output>{JSON.stringify([lines.length, count, totals[0]?.amount_in_cents])}</output>;
    }
    const html = renderToString(
      <CartProvider cart={cart}>
        <Summary />
      </CartProvider>,
    );
    expect(html).toBe('<output>[1,2,2000]</output>');
  });
});

describe('useCartSelector with isEqual', () => {
  it('returns the same object while isEqual returns true, also when the parent re-renders', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    const results = new Set<unknown>();
    const LineIds = ({ label }: { label: string }) => {
      const ids = useCartSelector(
        ({ lines }) => lines.map(({ variant }) => variant.id),
        (before, after) => before.join() === after.join(),
      );
      results.add(ids);
      return (
        <output>
          {label} {ids.join()}
        </output>
      );
    };
    const { rerender } = render(<LineIds label="first" />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    rerender(<LineIds label="second" />);
    act(() => void cart.add(createItem({ id: 'a' })));
    rerender(<LineIds label="third" />);
    expect(results.size).toBe(1);
    act(() => void cart.add(createItem({ id: 'b' })));
    rerender(<LineIds label="fourth" />);
    expect(results.size).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('fourth a,b');
  });

  it('uses the latest selector and isEqual', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }), 2);
    const ScaledCount = ({ factor }: { factor: number }) => (
      <output>
        {useCartSelector(
          ({ count }) => count * factor,
          (before, after) => Math.abs(before - after) < factor,
        )}
      </output>
    );
    const { rerender } = render(<ScaledCount factor={1} />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    rerender(<ScaledCount factor={10} />);
    expect(screen.getByRole('status').textContent).toBe('20');
    act(() => void cart.add(createItem({ id: 'a' })));
    expect(screen.getByRole('status').textContent).toBe('30');
  });
});
