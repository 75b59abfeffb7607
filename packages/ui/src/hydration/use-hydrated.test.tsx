// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

function BuyButton() {
  return (
    <button type="button" disabled={!useHydrated()}>
      Buy
    </button>
  );
}

const page = (
  <>
    <BuyButton />
    <Suspense>
      <BuyButton />
    </Suspense>
  </>
);

it('enables the buttons of a prerendered page, also in a Suspense boundary that is hydrated later', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const buttons = [...root.querySelectorAll('button')];
  const getDisabledStates = () => buttons.map(({ disabled }) => disabled);
  expect(getDisabledStates()).toEqual([true, true]);

  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(getDisabledStates()).toEqual([false, false]);
  expect([...root.querySelectorAll('button')]).toEqual(buttons);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
