// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
// The provider imports it dynamically. Imported here, it needs no time in a test.
import './toast-area.tsx';
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

function ClosingDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const showToast = useToast();
  useEffect(() => {
    if (!isOpen) showToast({ title: 'Saved' });
  }, [isOpen, showToast]);
  if (!isOpen) return null;
  return (
    <div role="dialog" aria-label="Settings">
      <footer>
        <button type="button" onClick={() => setIsOpen(false)}>
          Save
        </button>
      </footer>
    </div>
  );
}

describe('useToast', () => {
  const renderSaveButton = async (top: number) => {
    await renderPage(
      <ToastProvider>
        <SaveButton top={top} />
      </ToastProvider>,
    );
    return screen.getByRole('button', { name: 'Save' });
  };
  const findToastList = async () => (await screen.findByText('Saved')).closest('ol');

  it.each([
    ['top', 'in the lower half of the window', innerHeight - 100],
    ['bottom', 'in the upper half of the window', 100],
    ['bottom', 'below the window', innerHeight + 100],
  ])('shows a toast at the %s after a click on a control %s', async (placement, _position, top) => {
    const button = await renderSaveButton(top);
    await screen.findByRole('list');
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    expect((await findToastList())?.className).toContain(`vt-toast-area--${placement}`);
  });

  it('shows a toast at the top if a focused control in the lower half was clicked before the toast area was loaded', async () => {
    const button = await renderSaveButton(innerHeight - 100);
    button.focus();
    fireEvent.click(button);
    expect((await findToastList())?.className).toContain('vt-toast-area--top');
  });

  it('shows a toast above the footer of a dialog after a click on a control in that footer', async () => {
    await renderPage(
      <ToastProvider>
        <Cart isOpen />
        <div role="dialog" aria-label="Settings">
          <footer
            ref={(footer) => {
              if (footer) footer.getBoundingClientRect = () => new DOMRect(0, innerHeight - 120, 100, 120);
            }}
          >
            <SaveButton top={innerHeight - 100} />
          </footer>
        </div>
      </ToastProvider>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    const list = await findToastList();
    expect(list?.className).toContain('vt-toast-area--bottom');
    expect(list?.style.getPropertyValue('--vt-toast-offset')).toBe('120px');
  });

  it('shows a toast at the bottom after the dialog with the pressed control has closed', async () => {
    await renderPage(
      <ToastProvider>
        <ClosingDialog />
      </ToastProvider>,
    );
    await screen.findByRole('list');
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    const list = await findToastList();
    expect(list?.className).toContain('vt-toast-area--bottom');
    expect(list?.style.getPropertyValue('--vt-toast-offset')).toBe('0px');
  });
});
