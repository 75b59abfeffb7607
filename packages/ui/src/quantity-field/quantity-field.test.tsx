// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

afterEach(cleanup);

const labels = { quantity: 'Quantity', increase: 'One more', decrease: 'One less' };

/** Renders the field. Returns its `onChange` mock. */
function renderField(value: number, max?: number) {
  const onChange = vi.fn();
  render(<QuantityField value={value} max={max} labels={labels} describedBy="title" onChange={onChange} />);
  return onChange;
}

const getField = () => screen.getByRole('textbox', { name: 'Quantity' }) as HTMLInputElement;

function typeQuantity(text: string, commitWith: 'Enter' | 'blur') {
  fireEvent.change(getField(), { target: { value: text } });
  if (commitWith === 'Enter') fireEvent.keyDown(getField(), { key: 'Enter' });
  else fireEvent.blur(getField());
}

describe('QuantityField', () => {
  it('calls onChange with one more or one less on a click [2.drawer.5]', () => {
    const onChange = renderField(2);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it('calls onChange with 0 on a click on the minus button at quantity 1', () => {
    const onChange = renderField(1);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('does not call onChange on a click on the plus button at the maximum, and keeps the focus on it', () => {
    const onChange = renderField(3, 3);
    const plusButton = screen.getByRole('button', { name: 'One more' });
    plusButton.focus();
    fireEvent.click(plusButton);
    expect(onChange).not.toHaveBeenCalled();
    expect(plusButton.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(plusButton);
  });

  it.each(['Enter', 'blur'] as const)('commits a typed quantity on %s', (commitWith) => {
    const onChange = renderField(2);
    typeQuantity(' 12 ', commitWith);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each(['٢٥', '۲۵'])('accepts the Arabic or Persian digits %s', (text) => {
    const onChange = renderField(2);
    typeQuantity(text, 'Enter');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(25);
  });

  it.each(['', 'many', '-1', '1.5', '1e3', '9'.repeat(400)])(
    'discards input that is not a safe non-negative integer: %o',
    (text) => {
      const onChange = renderField(2);
      typeQuantity(text, 'Enter');
      expect(onChange).not.toHaveBeenCalled();
      expect(getField().value).toBe('2');
    },
  );

  it('does not call onChange when the quantity is unchanged', () => {
    const onChange = renderField(2);
    typeQuantity('2', 'blur');
    expect(onChange).not.toHaveBeenCalled();
  });
});
