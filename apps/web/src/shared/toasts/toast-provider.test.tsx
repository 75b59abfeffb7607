// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastProvider, useToast, useToastsAtTop } from './toast-provider.tsx';

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

function SaveButton({ top }: { top: number }) {
  const showToast = useToast();
  return (
    <button
      type="button"
      ref={(button) => {
        if (button) button.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
      }}
      onClick={() => showToast({ title: 'Saved' })}
    >
      Save
    </button>
  );
}

describe('useToast', () => {
  it.each([
    ['top', 'lower', innerHeight - 100],
    ['bottom', 'upper', 100],
    ['bottom', 'invisible lower', innerHeight + 100],
  ])('shows a toast at the %s after a control in the %s part of the window', async (placement, _part, top) => {
    await renderPage(
      <ToastProvider>
        <SaveButton top={top} />
      </ToastProvider>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    await screen.findByText('Saved');
    expect(screen.getByText('Saved').closest('ol')?.className).toContain(`vt-toast-area--${placement}`);
  });
});
