// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { item } from '../../test/products.ts';
import { memoryStorage } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { persistCart } from '../persist/persist-cart.ts';
import { CartProvider, useCart, useCartSelector, useCartStore } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows a selected value of the cart and counts its renders. */
function counted<Slice>(...args: Parameters<typeof useCartSelector<Slice>>) {
  const renders = { count: 0 };
  function Shown() {
    renders.count++;
    return <output>{JSON.stringify(useCartSelector(...args))}</output>;
  }
  return { renders, Shown };
}

const saved = () => memoryStorage(JSON.stringify([{ ...item({ id: 'saved' }), quantity: 2 }])).storage;

describe('reading the cart', () => {
  it('shows the selected value and its changes', () => {
    const cart = createCart();
    const { Shown } = counted((snapshot) => snapshot.count);
    render(
      <CartProvider cart={cart}>
        <Shown />
      </CartProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('0');
    act(() => void cart.add(item(), 3));
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it('does not re-render for a selected value that did not change', () => {
    const cart = createCart();
    const total = counted((snapshot) => snapshot.totals[0]?.amount_in_cents);
    const lines = counted(
      (snapshot) => snapshot.lines.map((line) => line.variant.id),
      (a, b) => a.join() === b.join(),
    );
    render(
      <CartProvider cart={cart}>
        <total.Shown />
        <lines.Shown />
      </CartProvider>,
    );
    act(() => void cart.add(item({ id: 'a', price_in_cents: 0 })));
    expect([total.renders.count, lines.renders.count]).toEqual([2, 2]);
    act(() => void cart.add(item({ id: 'a', price_in_cents: 0 })));
    expect([total.renders.count, lines.renders.count]).toEqual([2, 2]);
    act(() => void cart.add(item({ id: 'b', price_in_cents: 0 })));
    expect([total.renders.count, lines.renders.count]).toEqual([2, 3]);
  });

  it('accepts a selector that returns a new object each time', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = createCart();
    function Shown() {
      const { count } = useCartSelector((snapshot) => ({ count: snapshot.count }));
      return <output>{count}</output>;
    }
    render(
      <CartProvider cart={cart}>
        <Shown />
      </CartProvider>,
    );
    act(() => void cart.add(item()));
    expect(screen.getByRole('status').textContent).toBe('1');
    expect(log).not.toHaveBeenCalled();
  });

  it('uses a new selector', () => {
    const cart = createCart();
    cart.add(item({ id: 'a' }), 2);
    cart.add(item({ id: 'b' }), 5);
    const Shown = ({ id }: { id: string }) => (
      <output>{useCartSelector(({ lines }) => lines.find((line) => line.variant.id === id)?.quantity)}</output>
    );
    const { rerender } = render(<Shown id="a" />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    expect(screen.getByRole('status').textContent).toBe('2');
    rerender(<Shown id="b" />);
    expect(screen.getByRole('status').textContent).toBe('5');
  });

  it('follows another cart when the provider receives one', () => {
    const [first, second] = [createCart(), createCart()];
    second.add(item(), 4);
    const { Shown } = counted((snapshot) => snapshot.count);
    const { rerender } = render(
      <CartProvider cart={first}>
        <Shown />
      </CartProvider>,
    );
    rerender(
      <CartProvider cart={second}>
        <Shown />
      </CartProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('4');
  });
});

describe('acting on the cart', () => {
  it('returns the cart itself, and does not re-render when it changes', () => {
    const cart = createCart();
    let renders = 0;
    function AddButton() {
      renders++;
      const { add } = useCartStore();
      return (
        <button type="button" onClick={() => add(item())}>
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
    expect(renders).toBe(1);
  });

  it('throws an error that names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = () => <output>{useCartStore().count}</output>;
    expect(() => render(<Lost />)).toThrow('wrap this component in <CartProvider cart={…}>');
  });
});

describe('the saved cart', () => {
  function Page({ cart = createCart(), storage = saved() }) {
    const { Shown } = counted((snapshot) => snapshot.count);
    return (
      <CartProvider cart={cart} persistence={persistCart(cart, { storage })}>
        <Shown />
      </CartProvider>
    );
  }

  it('is restored after the first render, and stopped on unmount', () => {
    const cart = createCart();
    const persistence = persistCart(cart, { storage: saved() });
    const stop = vi.spyOn(persistence, 'stop');
    const { unmount } = render(<CartProvider cart={cart} persistence={persistence} />);
    expect(cart.count).toBe(2);
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is replaced when the provider gets another cart and persistence', () => {
    const first = createCart();
    const second = createCart();
    const persistence = persistCart(first, { storage: saved() });
    const stop = vi.spyOn(persistence, 'stop');
    const { rerender } = render(<CartProvider cart={first} persistence={persistence} />);
    expect(second.count).toBe(0);
    rerender(<CartProvider cart={second} persistence={persistCart(second, { storage: saved() })} />);
    expect(second.count).toBe(2);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is added once in StrictMode', () => {
    const cart = createCart();
    const persistence = persistCart(cart, { storage: saved() });
    const { Shown } = counted((snapshot) => snapshot.count);
    render(
      <StrictMode>
        <CartProvider cart={cart} persistence={persistence}>
          <Shown />
        </CartProvider>
      </StrictMode>,
    );
    expect(screen.getByRole('status').textContent).toBe('2');
  });

  it('is not rendered on the server, and React hydrates without a mismatch', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = <Page />;
    const markup = renderToString(page);
    expect(markup).toContain('>0<');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = markup;
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(root, page, { onRecoverableError }));
    expect(root.textContent).toBe('2');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    root.remove();
  });
});

describe('useCart', () => {
  it('returns lines, count, totals and actions, and re-renders at each change', () => {
    const cart = createCart();
    function Shown() {
      const { lines, count, totals, add } = useCart();
      return (
        <button type="button" onClick={() => add(item())}>
          {JSON.stringify([lines.length, count, totals[0]?.amount_in_cents ?? 0])}
        </button>
      );
    }
    render(
      <CartProvider cart={cart}>
        <Shown />
      </CartProvider>,
    );
    expect(screen.getByRole('button').textContent).toBe('[0,0,0]');
    act(() => screen.getByRole('button').click());
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('[1,2,2000]');
  });

  it('returns the same object until the cart changes', () => {
    const cart = createCart();
    const given = new Set<unknown>();
    const Shown = ({ label }: { label: string }) => {
      given.add(useCart());
      return <output>{label}</output>;
    };
    const { rerender } = render(<Shown label="a" />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    rerender(<Shown label="b" />);
    expect(given.size).toBe(1);
    act(() => void cart.add(item()));
    expect(given.size).toBe(2);
  });

  it('renders the empty cart on the server', () => {
    const cart = createCart();
    cart.add(item());
    const Shown = () => <output>{useCart().count}</output>;
    const html = renderToString(
      <CartProvider cart={cart}>
        <Shown />
      </CartProvider>,
    );
    expect(html).toBe('<output>0</output>');
  });
});

describe('useCartStore', () => {
  it('returns the cart itself, and never re-renders', () => {
    const cart = createCart();
    const given: unknown[] = [];
    const Shown = () => {
      given.push(useCartStore());
      return null;
    };
    render(
      <CartProvider cart={cart}>
        <Shown />
      </CartProvider>,
    );
    act(() => void cart.add(item()));
    expect(given).toEqual([cart]);
  });
});

describe('an inline selector with isEqual', () => {
  it('returns the same value while it is equal, also when the parent re-renders', () => {
    const cart = createCart();
    cart.add(item({ id: 'a' }));
    const given = new Set<unknown>();
    const Shown = ({ label }: { label: string }) => {
      const ids = useCartSelector(
        ({ lines }) => lines.map(({ variant }) => variant.id),
        (before, after) => before.join() === after.join(),
      );
      given.add(ids);
      return (
        <output>
          {label} {ids.join()}
        </output>
      );
    };
    const { rerender } = render(<Shown label="first" />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    rerender(<Shown label="second" />);
    act(() => void cart.add(item({ id: 'a' })));
    rerender(<Shown label="third" />);
    expect(given.size).toBe(1);
    act(() => void cart.add(item({ id: 'b' })));
    rerender(<Shown label="fourth" />);
    expect(given.size).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('fourth a,b');
  });

  it('uses the newest selector and isEqual', () => {
    const cart = createCart();
    cart.add(item({ id: 'a' }), 2);
    const Shown = ({ factor }: { factor: number }) => (
      <output>
        {useCartSelector(
          ({ count }) => count * factor,
          (before, after) => Math.abs(before - after) < factor,
        )}
      </output>
    );
    const { rerender } = render(<Shown factor={1} />, {
      wrapper: ({ children }) => <CartProvider cart={cart}>{children}</CartProvider>,
    });
    rerender(<Shown factor={10} />);
    expect(screen.getByRole('status').textContent).toBe('20');
    act(() => void cart.add(item({ id: 'a' })));
    expect(screen.getByRole('status').textContent).toBe('30');
  });
});
