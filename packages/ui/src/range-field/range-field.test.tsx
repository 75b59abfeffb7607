// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RangeField } from './range-field.tsx';

afterEach(cleanup);

it('calls onChange, which form libraries pass, and onValueChange', () => {
  const onChange = vi.fn();
  const onValueChange = vi.fn();
  const props = { label: 'Hours', min: 0, max: 9, value: 2, valueText: '2 hours', onChange, onValueChange };
  render(<RangeField {...props} />);
  fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '5' } });
  expect(onChange).toHaveBeenCalledOnce();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(5);
});
