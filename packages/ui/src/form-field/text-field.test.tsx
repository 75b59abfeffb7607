// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextArea, TextField } from './text-field.tsx';

afterEach(cleanup);

it.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s keeps its own description beside the error message', (_, Field) => {
  render(
    <>
      <Field label="Email" error="The address is not valid." aria-describedby="hint" />
      <p id="hint">We never share it.</p>
    </>,
  );
  const describedBy = screen.getByLabelText('Email').getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = describedBy.map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(['The address is not valid.', 'We never share it.']);
});
