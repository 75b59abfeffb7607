// @vitest-environment happy-dom
import { compile } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../test/bundle.ts';
import { describeBinding, importCode, type MountCount } from '../../test/describe-binding.ts';
import { createItem } from '../../test/products.ts';
import { createCart } from '../index.ts';
import { useCartSelector } from './use-cart-selector.ts';

const componentCode = `
  <script>
    import { useCartSelector } from './svelte/index.ts';
    const { cart, isEqual } = $props();
    const count = useCartSelector(cart, (snapshot) => snapshot.count, isEqual);
  </script>
  <b>{count.current}</b>
`;

describeBinding('Svelte', async () => {
  const { code } = compile(componentCode, { name: 'Count', generate: 'client' }).js;
  const svelte = await importCode(
    await bundle(`${code}\nexport { flushSync, mount, unmount } from 'svelte';`, { includeFrameworks: true }),
  );
  const mount: MountCount = (cart, target, isEqual) => {
    const count = svelte.mount(svelte.default, { target, props: { cart, isEqual } });
    svelte.flushSync();
    return () => svelte.unmount(count);
  };
  return mount;
});

describe('useCartSelector outside a Svelte effect', () => {
  it('returns the current value', () => {
    const cart = createCart();
    const count = useCartSelector(cart, (snapshot) => snapshot.count);
    cart.add(createItem(), 2);
    expect(count.current).toBe(2);
  });
});
