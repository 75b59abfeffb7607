import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cart, createCart } from '../src/index.ts';
import { persistCart, type StatusReader } from '../src/persist/index.ts';
import { createItem } from './products.ts';
import { createMemoryStorage } from './storages.ts';

/** Mounts a component that shows the count of the cart. Returns a function that unmounts it. */
export type MountCount = (
  cart: Cart,
  target: Element,
  isEqual?: (previous: number, next: number) => boolean,
) => () => void;

/** The components of a framework. */
export interface BindingComponents {
  mountCount: MountCount;
  /** Mounts a component that shows the quantity of the line whose id is its reactive input `id`, at first `a`. */
  mountQuantity: (cart: Cart, target: Element) => { setId: (id: string) => void; unmount: () => void };
  /** Mounts a component that shows the status of a persistence. */
  mountStatus: (persistence: StatusReader, target: Element) => () => void;
}

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

/** Defines the tests that the bindings for Vue, Svelte and Solid share. `load` resolves to the components of the framework. */
export function describeBinding(framework: string, load: () => Promise<BindingComponents>) {
  describe(`useCartSelector and useCartStatus in ${framework}`, () => {
    let mount: MountCount;
    let components: BindingComponents;
    let target: Element;
    let unmount = () => {};

    beforeEach(async () => {
      components = await load();
      mount = components.mountCount;
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

    it('follows a reactive input of the selector, and changes of the cart after that', async () => {
      const cart = createCart();
      cart.add(createItem({ id: 'a' }), 1);
      cart.add(createItem({ id: 'b' }), 2);
      const quantity = components.mountQuantity(cart, target);
      unmount = quantity.unmount;
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('1');
      quantity.setId('b');
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('2');
      // The new quantity of `b` equals the one of `a` that the component has shown before.
      cart.setQuantity('b', 1);
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('1');
      cart.setQuantity('b', 7);
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('7');
    });

    it('shows the status of the persistence', async () => {
      const persistence = persistCart(createCart(), { storage: createMemoryStorage().storage });
      unmount = components.mountStatus(persistence, target);
      expect(target.textContent).toBe('idle');
      persistence.hydrate();
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('ready');
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
