// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

afterEach(cleanup);

const labels = { quantity: 'Quantity', increase: 'One more', decrease: 'One less' };

/** Renders the field. Returns its `onValueChange` mock. */
function renderField(value: number, max?: number) {
  const onValueChange = vi.fn();
  render(
    <QuantityField value={value} max={max} labels={labels} aria-describedby="title" onValueChange={onValueChange} />,
  );
  return onValueChange;
}

const getField = () => screen.getByRole('textbox', { name: 'Quantity' }) as HTMLInputElement;

function typeQuantity(text: string, commitWith: 'Enter' | 'blur') {
  fireEvent.change(getField(), { target: { value: text } });
  if (commitWith === 'Enter') fireEvent.keyDown(getField(), { key: 'Enter' });
  else fireEvent.blur(getField());
}

describe('QuantityField', () => {
  it('calls onValueChange with one more or one less on a click', { tags: ['2.drawer.5'] }, () => {
    const onValueChange = renderField(2);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onValueChange.mock.calls).toEqual([[3], [1]]);
  });

  it('calls onValueChange with 0 on a click on the minus button at quantity 1', () => {
    const onValueChange = renderField(1);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('does not call onValueChange on a click on the plus button at the maximum, and keeps the focus on it', () => {
    const onValueChange = renderField(3, 3);
    const plusButton = screen.getByRole('button', { name: 'One more' });
    plusButton.focus();
    fireEvent.click(plusButton);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(plusButton.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(plusButton);
  });

  it.each(['Enter', 'blur'] as const)('commits a typed quantity on %s', (commitWith) => {
    const onValueChange = renderField(2);
    typeQuantity(' 12 ', commitWith);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each(['٢٥', '۲۵'])('accepts the Arabic or Persian digits %s', (text) => {
    const onValueChange = renderField(2);
    typeQuantity(text, 'Enter');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(25);
  });

  it.each(['', 'many', '-1', '1.5', '1e3', '9'.repeat(400)])(
    'discards input that is not a safe non-negative integer: %o',
    (text) => {
      const onValueChange = renderField(2);
      typeQuantity(text, 'Enter');
      expect(onValueChange).not.toHaveBeenCalled();
      expect(getField().value).toBe('2');
    },
  );

  it('does not call onValueChange when the quantity is unchanged', () => {
    const onValueChange = renderField(2);
    typeQuantity('02', 'blur');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ['One more', 25, 30],
    ['One less', 25, 20],
    ['One more', 95, 99],
    ['One less', 5, 4],
  ])('moves to the next multiple of the step within the limits: %s from %i to %i', (name, value, expected) => {
    const onValueChange = vi.fn();
    render(<QuantityField value={value} min={4} max={99} step={10} labels={labels} onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it.each([
    ['ArrowUp', 21],
    ['ArrowDown', 19],
    ['PageUp', 30],
    ['PageDown', 10],
  ])('changes the quantity on %s', (key, expected) => {
    const onValueChange = renderField(20);
    fireEvent.keyDown(getField(), { key });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it.each([
    ['ArrowUp', 13],
    ['ArrowDown', 11],
  ])('starts at a typed quantity on %s', (key, expected) => {
    const onValueChange = renderField(2);
    fireEvent.change(getField(), { target: { value: '12' } });
    fireEvent.keyDown(getField(), { key });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('keeps the cursor and the scroll position on the keys that change the quantity', () => {
    renderField(20);
    // False means that the default action is prevented.
    expect(fireEvent.keyDown(getField(), { key: 'ArrowUp' })).toBe(false);
    expect(fireEvent.keyDown(getField(), { key: 'ArrowLeft' })).toBe(true);
  });

  it('discards a typed quantity below the minimum', () => {
    const onValueChange = vi.fn();
    render(<QuantityField value={2} min={1} labels={labels} onValueChange={onValueChange} />);
    typeQuantity('0', 'Enter');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(getField().value).toBe('2');
  });

  it.each([
    ['One more', 'ArrowUp', { value: 9, max: 3 }],
    ['One less', 'ArrowDown', { value: 0, min: 2 }],
  ])('%s and %s do not change a quantity that is already beyond the limit', (name, key, props) => {
    const onValueChange = vi.fn();
    render(<QuantityField {...props} labels={labels} onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.keyDown(getField(), { key });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('does not go below the minimum when the maximum is lower', () => {
    const onValueChange = vi.fn();
    render(<QuantityField value={7} min={5} max={3} labels={labels} onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('keeps its own quantity if it is uncontrolled', () => {
    render(<QuantityField defaultValue={2} labels={labels} />);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(getField().value).toBe('3');
  });
});
