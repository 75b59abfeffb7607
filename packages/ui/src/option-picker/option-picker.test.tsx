// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OptionPicker } from './option-picker.tsx';

afterEach(cleanup);

it('submits the chosen value under its name', () => {
  const options = ['pdf', 'epub'].map((value) => ({ value, label: value }));
  render(
    <form>
      <OptionPicker legend="Format" name="format" options={options} defaultValue="pdf" />
    </form>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'epub' }));
  expect([...new FormData(document.forms[0])]).toEqual([['format', 'epub']]);
});
