// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

function renderSearchField() {
  const callbacks = { onValueChange: vi.fn(), onSearch: vi.fn(), onClear: vi.fn() };
  const labels = { field: 'Search products', submit: 'Search', clear: 'Clear' };
  render(<SearchField action="/shop" labels={labels} {...callbacks} />);
  return { ...callbacks, field: screen.getByRole('searchbox', { name: 'Search products' }) as HTMLInputElement };
}

describe('SearchField', () => {
  it('calls onValueChange at the end of a composition, but not during it', () => {
    const { field, onValueChange } = renderSearchField();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'に' }, isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('に');
  });

  it('clears the field on Escape, but not during a composition', () => {
    const { field, onClear, onValueChange } = renderSearchField();
    field.value = 'に';
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(field.value).toBe('に');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field.value).toBe('');
    expect(onClear).toHaveBeenCalledOnce();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
  });

  it('renders a form that the browser can submit with GET', () => {
    const { field } = renderSearchField();
    expect(field.form?.method).toBe('get');
    expect(field.form?.getAttribute('action')).toBe('/shop');
    expect(field.name).toBe('q');
  });
});
