// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../test/bundle.ts';
import { describeBinding, importCode } from '../../test/describe-binding.ts';

const componentCode = `
  import h from 'solid-js/h';
  import { render } from 'solid-js/web';
  import { createItem } from '../test/products.ts';
  import { createCart } from './index.ts';
  import { createSignal } from 'solid-js';
  import { useCartSelector, useCartStatus } from './solid/index.ts';

  export function mountQuantity(cart, target) {
    const [id, setId] = createSignal('a');
    function Quantity(props) {
      const quantity = useCartSelector(cart, () => cart.quantityOf(props.id));
      return h('b', quantity);
    }
    return { setId, unmount: render(() => h(Quantity, { id }), target) };
  }

  export const mountStatus = (persistence, target) =>
    render(() => h(() => h('b', useCartStatus(persistence))), target);

  export function mountCount(cart, target, isEqual) {
    function Count() {
      const count = useCartSelector(cart, (snapshot) => snapshot.count, isEqual);
      return h('b', count);
    }
    return render(() => h(Count), target);
  }

  export function countOutsideComponent() {
    const cart = createCart();
    const count = useCartSelector(cart, (snapshot) => snapshot.count);
    cart.add(createItem(), 2);
    return count();
  }
`;

const importComponentCode = async () => importCode(await bundle(componentCode, { includeFrameworks: true }));

describeBinding('Solid', importComponentCode);

describe('useCartSelector outside a Solid component', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('updates without an owner, and logs no warning', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { countOutsideComponent } = await importComponentCode();
    expect(countOutsideComponent()).toBe(2);
    expect(warn).not.toHaveBeenCalled();
  });
});
