// @vitest-environment happy-dom
import { compile } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../test/bundle.ts';
import { describeBinding, importCode } from '../../test/describe-binding.ts';
import { createItem } from '../../test/products.ts';
import { createCart } from '../index.ts';
import { useCartSelector } from './use-cart-selector.ts';

const components = {
  Count: `
    <script>
      import { useCartSelector } from './svelte/index.ts';
      const { cart, isEqual } = $props();
      const count = useCartSelector(cart, (snapshot) => snapshot.count, isEqual);
    </script>
    <b>{count.current}</b>
  `,
  Quantity: `
    <script>
      import { useCartSelector } from './svelte/index.ts';
      const { cart, onSetter } = $props();
      let id = $state('a');
      onSetter((next) => (id = next));
      const quantity = useCartSelector(cart, () => cart.quantityOf(id));
    </script>
    <b>{quantity.current}</b>
  `,
  Status: `
    <script>
      import { useCartStatus } from './svelte/index.ts';
      const { persistence } = $props();
      const status = useCartStatus(persistence);
    </script>
    <b>{status.current}</b>
  `,
};

async function loadComponent(name: keyof typeof components) {
  const { code } = compile(components[name], { name, generate: 'client' }).js;
  const svelte = await importCode(
    await bundle(`${code}\nexport { flushSync, mount, unmount } from 'svelte';`, { includeFrameworks: true }),
  );
  return (target: Element, props: object) => {
    const component = svelte.mount(svelte.default, { target, props });
    svelte.flushSync();
    return () => svelte.unmount(component);
  };
}

describeBinding('Svelte', async () => {
  const mountCount = await loadComponent('Count');
  const mountQuantity = await loadComponent('Quantity');
  const mountStatus = await loadComponent('Status');
  return {
    mountCount: (cart, target, isEqual) => mountCount(target, { cart, isEqual }),
    mountQuantity(cart, target) {
      let setId = (_id: string) => {};
      const onSetter = (setter: typeof setId) => {
        setId = setter;
      };
      const unmount = mountQuantity(target, { cart, onSetter });
      return { setId: (id) => setId(id), unmount };
    },
    mountStatus: (persistence, target) => mountStatus(target, { persistence }),
  };
});

describe('useCartSelector outside a Svelte effect', () => {
  it('returns the current value', () => {
    const cart = createCart();
    const count = useCartSelector(cart, (snapshot) => snapshot.count);
    cart.add(createItem(), 2);
    expect(count.current).toBe(2);
  });
});
