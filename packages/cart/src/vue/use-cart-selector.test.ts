// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, defineComponent, effectScope, h } from 'vue';
import { describeBinding, type MountCount } from '../../test/describe-binding.ts';
import { createItem } from '../../test/products.ts';
import { createCart } from '../index.ts';
import { useCartSelector } from './use-cart-selector.ts';

const mount: MountCount = (cart, target, isEqual) => {
  const Count = defineComponent(function Count() {
    const count = useCartSelector(cart, (snapshot) => snapshot.count, isEqual);
    return () => h('b', count.value);
  });
  const app = createApp(Count);
  app.mount(target);
  return () => app.unmount();
};

describeBinding('Vue', async () => mount);

describe('useCartSelector outside a Vue component', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('updates without an effect scope, and logs no warning', () => {
    const warn = vi.spyOn(console, 'warn');
    const cart = createCart();
    const count = useCartSelector(cart, (snapshot) => snapshot.count);
    cart.add(createItem(), 2);
    expect(count.value).toBe(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('unsubscribes when its effect scope is stopped', () => {
    const cart = createCart();
    const scope = effectScope();
    const count = scope.run(() => useCartSelector(cart, (snapshot) => snapshot.count));
    scope.stop();
    cart.add(createItem(), 2);
    expect(count?.value).toBe(0);
  });
});
