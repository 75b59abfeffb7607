// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VitrineTheme } from '../theme/theme.tsx';
import { Toaster } from './toaster.tsx';
import { createToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no pointer capture, which a swipe needs.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => true,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(direction: 'ltr' | 'rtl' = 'ltr') {
  const toasts = createToasts();
  render(
    <VitrineTheme direction={direction}>
      <Toaster toasts={toasts} label="Notifications ({hotkey})" toastLabel="Notification" close="Close" />
    </VitrineTheme>,
  );
  act(() => void toasts.show({ title: 'Saved', description: 'It is on your device.' }));
  return toasts;
}

const shown = () => screen.queryByRole('button', { name: 'Close' }) !== null;
const area = () => screen.getByRole('list');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function hideWindow(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

function swipe(distance: number) {
  const toast = screen.getByRole('listitem');
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: distance, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: distance, clientY: 0, pointerId: 1 });
}

describe('Toaster', () => {
  it('closes a toast after 5000 ms and not before [4.toast.2]', () => {
    show();
    pass(4999);
    expect(shown()).toBe(true);
    pass(1);
    expect(shown()).toBe(false);
  });

  it('pauses the timer while the pointer is in the area [4.toast.6]', () => {
    show();
    pass(3000);
    fireEvent.pointerMove(screen.getByRole('region'));
    pass(60_000);
    expect(shown()).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(2001);
    expect(shown()).toBe(false);
  });

  it('pauses the timer while the focus is in the area [4.toast.6]', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(shown()).toBe(true);
  });

  it('pauses the timer while the window is not focused [4.toast.6]', () => {
    show();
    pass(3000);
    fireEvent(window, new Event('blur'));
    pass(60_000);
    expect(shown()).toBe(true);
    fireEvent(window, new Event('focus'));
    pass(2001);
    expect(shown()).toBe(false);
  });

  it('shows a toast that arrived while the page was hidden once it is visible, for its full duration', () => {
    const toasts = show();
    act(() => toasts.dismiss(toasts.getSnapshot()[0]?.id ?? ''));
    hideWindow(true);
    act(() => void toasts.show({ title: 'Done' }));
    pass(60_000);
    expect(screen.queryByText('Done')).toBeNull();
    hideWindow(false);
    pass(4999);
    expect(screen.getByText('Done')).toBeDefined();
    pass(1);
    expect(shown()).toBe(false);
  });

  it('closes on a swipe of 50 px and not on a shorter one [4.toast.3]', () => {
    show();
    swipe(49);
    expect(shown()).toBe(true);
    swipe(50);
    expect(shown()).toBe(false);
  });

  it('closes on a swipe to the left in right-to-left text', () => {
    show('rtl');
    swipe(50);
    expect(shown()).toBe(true);
    swipe(-50);
    expect(shown()).toBe(false);
  });

  it('closes on Escape and on its close button [4.toast.4]', () => {
    const toasts = show();
    fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
    expect(shown()).toBe(false);
    act(() => void toasts.show({ title: 'Again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBe(false);
  });

  it('moves the focus to the area on F8 [4.toast.5]', () => {
    show();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(area());
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notifications (F8)');
  });

  it('returns the focus to where it was before F8 when the toast is closed', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    show();
    opener.focus();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
    pass(0);
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('does not move the focus if the visitor has moved it out of the area', () => {
    const [opener, other] = ['a', 'b'].map(() => document.body.appendChild(document.createElement('button')));
    show();
    opener?.focus();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    act(() => other?.focus());
    pass(0);
    expect(document.activeElement).toBe(other);
    opener?.remove();
    other?.remove();
  });
});
