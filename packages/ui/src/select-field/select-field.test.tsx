// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

it('calls onChange, which form libraries pass, and onValueChange', () => {
  const onChange = vi.fn();
  const onValueChange = vi.fn();
  const options = ['order', 'newest'].map((value) => ({ value, label: value }));
  render(<SelectField label="Sort" options={options} onChange={onChange} onValueChange={onValueChange} />);
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'newest' } });
  expect(onChange).toHaveBeenCalledOnce();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('newest');
});
