import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cart, createCart } from '../src/index.ts';
import { item } from './products.ts';

/** Mounts a component of a framework that shows the cart's count. Returns the function that unmounts it. */
export type MountCount = (
  cart: Cart,
  target: Element,
  isEqual?: (before: number, after: number) => boolean,
) => () => void;

/** The cart, with the number of its subscribers. */
function trackSubscribers(cart: Cart) {
  let subscribers = 0;
  const subscribe = (listener: () => void) => {
    subscribers++;
    const unsubscribe = cart.subscribe(listener);
    return () => {
      subscribers--;
      unsubscribe();
    };
  };
  return { tracked: Object.create(cart, { subscribe: { value: subscribe } }) as Cart, subscribers: () => subscribers };
}

/** The tests of every binding, in a DOM. `load` imports the framework after the DOM exists, which frameworks check when they load. */
export function describeBinding(framework: string, load: () => Promise<MountCount>) {
  describe(`useCartSelector in ${framework}`, () => {
    let mount: MountCount;
    let target: Element;
    let unmount = () => {};

    beforeEach(async () => {
      mount = await load();
      target = document.createElement('div');
      document.body.replaceChildren(target);
    });

    afterEach(() => {
      unmount();
      unmount = () => {};
    });

    it('shows the value that the cart has when the component is mounted', () => {
      const cart = createCart();
      cart.add(item(), 2);
      unmount = mount(cart, target);
      expect(target.textContent).toBe('2');
    });

    it('updates the DOM when the cart changes', async () => {
      const cart = createCart();
      unmount = mount(cart, target);
      expect(target.textContent).toBe('0');
      cart.add(item(), 3);
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('3');
      cart.clear();
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('0');
    });

    it('keeps the value while `isEqual` accepts the next one', async () => {
      const cart = createCart();
      unmount = mount(cart, target, (before, after) => Math.abs(after - before) < 2);
      cart.add(item());
      await new Promise((resolve) => setTimeout(resolve));
      expect(target.textContent).toBe('0');
      cart.add(item());
      await expect.poll(() => target.textContent, { interval: 1 }).toBe('2');
    });

    it('unsubscribes when the component is unmounted', async () => {
      const { tracked, subscribers } = trackSubscribers(createCart());
      const unmountTracked = mount(tracked, target);
      await expect.poll(subscribers, { interval: 1 }).toBe(1);
      unmountTracked();
      await expect.poll(subscribers, { interval: 1 }).toBe(0);
    });
  });
}

/** Imports the text of a module. */
export const importText = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
