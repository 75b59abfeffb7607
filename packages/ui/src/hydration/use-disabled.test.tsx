// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CartButton } from '../cart-button/cart-button.tsx';
import { CartLine } from '../cart-line/cart-line.tsx';
import { Form } from '../form-field/form.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { VitrineTheme } from '../theme/theme.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

const ignore = () => {};
const images = ['/1.svg', '/2.svg'].map((src) => ({ src, alt: src }));
const galleryLabels = { previous: 'Previous', next: 'Next', zoom: 'Enlarge', close: 'Close' };

/** Returns whether the controls are disabled, one after the other: in the HTML of the server, and after hydration. */
async function getDisabledStates(element: ReactElement) {
  const root = document.createElement('div');
  const page = <VitrineTheme direction="ltr">{element}</VitrineTheme>;
  root.innerHTML = renderToString(page);
  const controls = [...root.querySelectorAll('button, select, fieldset')];
  const readStates = () => controls.map((control) => control.hasAttribute('disabled'));
  const beforeHydration = readStates();
  await act(async () => hydrateRoot(root, page));
  return { beforeHydration, afterHydration: readStates() };
}

it.each([
  ['Button', <Button key="1" onClick={ignore} />],
  ['IconButton', <IconButton key="2" label="Close" onClick={ignore} />],
  ['CartButton', <CartButton key="3" label="Cart" count={0} onClick={ignore} />],
  ['Form', <Form key="4" onSubmit={ignore} />],
  ['SelectField', <SelectField key="5" label="Order" options={[]} onValueChange={ignore} />],
  ['ToggleGroup', <ToggleGroup key="6" label="Category" options={[{ value: 'all', label: 'All' }]} />],
  ['Gallery', <Gallery key="7" label="Pictures" images={images} labels={galleryLabels} />],
  [
    'CartLine',
    <CartLine
      key="8"
      title="Guide"
      variants={{ label: 'Format', options: [], value: '', onValueChange: ignore }}
      unitPrice="€10"
      linePrice="€10"
      quantity={1}
      labels={{ quantity: 'Quantity', increase: 'More', decrease: 'Less', remove: 'Remove' }}
      onQuantityChange={ignore}
      onRemove={ignore}
    />,
  ],
])('%s is disabled until it is hydrated, because it does nothing before', async (_, element) => {
  const { beforeHydration, afterHydration } = await getDisabledStates(element);
  expect(beforeHydration).not.toHaveLength(0);
  expect(beforeHydration).not.toContain(false);
  expect(afterHydration).not.toContain(true);
});

it('can submit a form and choose an option without a script if they have no handler', async () => {
  const { beforeHydration } = await getDisabledStates(
    <Form action="/orders">
      <SelectField label="Size" name="size" options={[]} />
      <Button type="submit">Order</Button>
    </Form>,
  );
  expect(beforeHydration).toEqual([false, false, false]);
});

it('stays disabled after hydration if it is disabled by its prop', async () => {
  expect((await getDisabledStates(<Button disabled onClick={ignore} />)).afterHydration).toEqual([true]);
});
