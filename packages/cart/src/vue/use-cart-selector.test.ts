// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp, defineComponent, effectScope, h, ref } from 'vue';
import { type BindingComponents, describeBinding, type MountCount } from '../../test/describe-binding.ts';
import { createItem } from '../../test/products.ts';
import type { Cart } from '../cart.ts';
import { createCart } from '../index.ts';
import { useCartSelector, useCartStatus } from './index.ts';

const mount: MountCount = (cart, target, isEqual) => {
  const Count = defineComponent(function Count() {
    const count = useCartSelector(cart, (snapshot) => snapshot.count, isEqual);
    return () => h('b', count.value);
  });
  const app = createApp(Count);
  app.mount(target);
  return () => app.unmount();
};

const Quantity = defineComponent(
  function Quantity(props: { cart: Cart; id: string }) {
    const quantity = useCartSelector(props.cart, () => props.cart.quantityOf(props.id));
    return () => h('b', quantity.value);
  },
  { props: ['cart', 'id'] },
);

const mountQuantity: BindingComponents['mountQuantity'] = (cart, target) => {
  const id = ref('a');
  const app = createApp({ render: () => h(Quantity, { cart, id: id.value }) });
  app.mount(target);
  return {
    setId(next) {
      id.value = next;
    },
    unmount: () => app.unmount(),
  };
};

const mountStatus: BindingComponents['mountStatus'] = (persistence, target) => {
  const Status = defineComponent(function Status() {
    const status = useCartStatus(persistence);
    return () => h('b', status.value);
  });
  const app = createApp(Status);
  app.mount(target);
  return () => app.unmount();
};

describeBinding('Vue', async () => ({ mountCount: mount, mountQuantity, mountStatus }));

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
