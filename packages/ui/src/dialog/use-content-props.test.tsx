// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartDrawer } from '../cart-drawer/cart-drawer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens a drawer with a button in it. Returns the functions that the drawer and its button call. */
function openDrawer() {
  const onOpenChange = vi.fn();
  const onEmpty = vi.fn();
  render(
    <CartDrawer open onOpenChange={onOpenChange} title="Cart" labels={{ close: 'Close' }}>
      <button type="button" onClick={onEmpty}>
        Empty the cart
      </button>
    </CartDrawer>,
  );
  // Radix listens to the document after a timeout of 0 ms.
  act(() => vi.advanceTimersByTime(0));
  return { onOpenChange, onEmpty };
}

/** Presses and clicks an element at the current time. `detail` is the number of clicks in a row, as in a browser. */
function click(target: Element, detail: number) {
  for (const event of [createEvent.pointerDown(target, { button: 0 }), createEvent.click(target, { detail })]) {
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    fireEvent(target, event);
  }
}

describe('useContentProps', () => {
  it('keeps the dialog open when the second click of the double click that opens it is outside', () => {
    const { onOpenChange } = openDrawer();
    vi.advanceTimersByTime(499);
    click(document.body, 2);
    expect(onOpenChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    click(document.body, 1);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('ignores the second click of the double click that opens the dialog on a button of the dialog', () => {
    const { onOpenChange, onEmpty } = openDrawer();
    click(screen.getByRole('button', { name: 'Empty the cart' }), 2);
    click(screen.getByRole('button', { name: 'Close' }), 2);
    expect(onEmpty).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('accepts keys and all clicks of a double click that begins on a button of the dialog', () => {
    const { onEmpty } = openDrawer();
    const button = screen.getByRole('button', { name: 'Empty the cart' });
    click(button, 0);
    click(button, 1);
    click(button, 2);
    expect(onEmpty).toHaveBeenCalledTimes(3);
  });
});
