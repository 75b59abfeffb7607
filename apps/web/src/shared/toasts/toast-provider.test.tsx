// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastProvider, useToastsAtTop } from './toast-provider.tsx';

afterEach(cleanup);

function Cart({ isOpen }: { isOpen: boolean }) {
  useToastsAtTop(isOpen);
  return null;
}

async function getPlacement(isCartOpen: boolean) {
  await renderPage(
    <ToastProvider>
      <Cart isOpen={isCartOpen} />
    </ToastProvider>,
  );
  const { classList } = await screen.findByRole('list');
  return ['top', 'bottom'].filter((placement) => classList.contains(`vt-toast-area--${placement}`));
}

describe('useToastsAtTop', () => {
  it('moves the toasts to the top while it is active', async () => {
    expect(await getPlacement(true)).toEqual(['top']);
  });

  it('leaves the toasts at the bottom while it is not active', async () => {
    expect(await getPlacement(false)).toEqual(['bottom']);
  });
});
