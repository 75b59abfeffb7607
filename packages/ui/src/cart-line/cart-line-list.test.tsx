// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CartLine, CartLineList } from './cart-line.tsx';

afterEach(cleanup);

const options = ['print', 'audio'].map((value) => ({ value, label: value }));

/** Renders a line in print, whose variant is its key, and an audio line. The cart refuses another variant unless `isAccepted` is true. */
function renderList({ isAccepted }: { isAccepted: boolean }) {
  const line = {
    title: 'Guide',
    unitPrice: '€10',
    linePrice: '€10',
    labels: { quantity: 'Quantity', increase: 'More', decrease: 'Less', remove: 'Remove' },
    onRemove: () => {},
  };
  function Cart() {
    const [value, setValue] = useState('print');
    const [quantity, setQuantity] = useState(1);
    const onValueChange = (value: string) => isAccepted && setValue(value);
    return (
      <CartLineList label="Lines">
        <CartLine
          key={value}
          {...line}
          variants={{ label: 'First variant', options, value, onValueChange }}
          quantity={quantity}
          onQuantityChange={setQuantity}
        />
        <CartLine
          key="other"
          {...line}
          variants={{ label: 'Other variant', options, value: 'audio', onValueChange: () => {} }}
          quantity={1}
          onQuantityChange={() => {}}
        />
      </CartLineList>
    );
  }
  render(<Cart />);
}

const getSelect = () => screen.getByRole('combobox', { name: 'First variant' });

function chooseAudio() {
  getSelect().focus();
  fireEvent.change(getSelect(), { target: { value: 'audio' } });
}

it('moves the focus to the select of the new line when another variant is chosen', () => {
  renderList({ isAccepted: true });
  const previousSelect = getSelect();
  chooseAudio();
  expect(getSelect()).not.toBe(previousSelect);
  expect(document.activeElement).toBe(getSelect());
});

it('leaves the focus where it is if the chosen variant is refused', () => {
  renderList({ isAccepted: false });
  chooseAudio();
  expect(document.activeElement).toBe(getSelect());
  const [button] = screen.getAllByRole('button', { name: 'More' });
  button?.focus();
  fireEvent.click(button as HTMLElement);
  expect(document.activeElement).toBe(button);
});
