// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Flag } from './flag.tsx';

afterEach(cleanup);

const renderFlag = (code: string) => render(<Flag code={code} />).container;

describe('Flag', () => {
  it('draws the flag of a known code', () => {
    expect(renderFlag('pt').textContent).toBe('');
    expect(renderFlag('pt').querySelectorAll('path').length).toBeGreaterThan(0);
  });

  it.each(['it', 'constructor'])('shows the first two letters of %s, which has no flag', (code) => {
    expect(renderFlag(code).textContent).toBe(code.slice(0, 2).toUpperCase());
  });
});
