// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

afterEach(cleanup);

const labels = { quantity: 'Quantity', increase: 'One more', decrease: 'One less' };

function show(value: number, max?: number) {
  const onChange = vi.fn();
  render(<QuantityField value={value} max={max} labels={labels} describedBy="title" onChange={onChange} />);
  return onChange;
}

const field = () => screen.getByRole('textbox', { name: 'Quantity' }) as HTMLInputElement;

function type(text: string, end: 'Enter' | 'blur') {
  fireEvent.change(field(), { target: { value: text } });
  if (end === 'Enter') fireEvent.keyDown(field(), { key: 'Enter' });
  else fireEvent.blur(field());
}

describe('QuantityField', () => {
  it('requests one more and one less per click [2.drawer.5]', () => {
    const onChange = show(2);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it('requests 0 below 1, so that the line is removed', () => {
    const onChange = show(1);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('requests no more than the maximum, and keeps the focus on the button', () => {
    const onChange = show(3, 3);
    const more = screen.getByRole('button', { name: 'One more' });
    more.focus();
    fireEvent.click(more);
    expect(onChange).not.toHaveBeenCalled();
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(more);
  });

  it.each(['Enter', 'blur'] as const)('commits a typed quantity on %s', (end) => {
    const onChange = show(2);
    type(' 12 ', end);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each(['', 'many', '-1', '1.5', '1e3'])('discards input that is not a whole number: %o', (text) => {
    const onChange = show(2);
    type(text, 'Enter');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('2');
  });

  it('does not call back when the quantity stays the same', () => {
    const onChange = show(2);
    type('2', 'blur');
    expect(onChange).not.toHaveBeenCalled();
  });
});
