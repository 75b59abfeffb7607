// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Flag } from './flag.tsx';

afterEach(cleanup);

const flag = (code: string) => render(<Flag code={code} />).container;

describe('Flag', () => {
  it('draws a flag without letters', () => {
    expect(flag('pt').textContent).toBe('');
    expect(flag('pt').querySelectorAll('path').length).toBeGreaterThan(0);
  });

  it.each(['it', 'constructor'])('shows the first two letters of %s, which has no drawing', (code) => {
    expect(flag(code).textContent).toBe(code.slice(0, 2).toUpperCase());
  });
});
