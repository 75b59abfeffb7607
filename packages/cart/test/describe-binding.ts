import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cart, createCart } from '../src/index.ts';
import { createItem } from './products.ts';

/** Mounts a component that shows the count of the cart. Returns a function that unmounts it. */
export type MountCount = (
  cart: Cart,
  target: Element,
  isEqual?: (previous: number, next: number) => boolean,
) => () => void;

/** Wraps a cart to count its subscribers. */
function trackSubscribers(cart: Cart) {
  let subscriberCount = 0;
  const subscribe = (listener: () => void) => {
    subscriberCount++;
    const unsubscribe = cart.subscribe(listener);
    return () => {
      subscriberCount--;
      unsubscribe();
    };
  };
  return {
    trackedCart: Object.create(cart, { subscribe: { value: subscribe } }) as Cart,
    countSubscribers: () => subscriberCount,
  };
}

/** Defines the tests that the bindings for Vue, Svelte and Solid share. `loadMount` resolves to the `MountCount` function of the framework. */
export function describeBinding(framework: string, loadMount: () => Promise<MountCount>) {
  describe(`useCartSelector in ${framework}`, () => {
    let mount: MountCount;
    let target: Element;
    let unmount = () => {};

    beforeEach(async () => {
      mount = await loadMount();
      target = document.createElement('div');
      document.body.replaceChildren(target);
    });

    afterEach(() => {
      unmount();
      unmount = () => {};
    });

    it('shows the current value when the component is mounted', () => {
      const cart = createCart();
      cart.add(createItem(), 2);
      unmount = mount(cart, target);
      expect(target.textContent).toBe('2');
    });

    it('updates the DOM when the cart changes', async () => {
      const cart = createCart();
      unmount = mount(cart, target);
      expect(target.textContent).toBe('0');
      cart.add(createItem(), 3);
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('3');
      cart.clear();
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('0');
    });

    it('does not update the DOM while `isEqual` returns true', async () => {
      const cart = createCart();
      unmount = mount(cart, target, (previous, next) => Math.abs(next - previous) < 2);
      cart.add(createItem());
      await new Promise((resolve) => setTimeout(resolve));
      expect(target.textContent).toBe('0');
      cart.add(createItem());
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('2');
    });

    it('unsubscribes when the component is unmounted', async () => {
      const { trackedCart, countSubscribers } = trackSubscribers(createCart());
      const unmountComponent = mount(trackedCart, target);
      await expect.poll(countSubscribers, { interval: 1 }).toBe(1);
      unmountComponent();
      await expect.poll(countSubscribers, { interval: 1 }).toBe(0);
    });
  });
}

/** Imports a module from its code. */
export const importCode = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
