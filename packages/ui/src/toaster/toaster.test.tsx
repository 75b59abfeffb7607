// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VitrineTheme } from '../theme/theme.tsx';
import { Toaster } from './toaster.tsx';
import { createToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Swipes need pointer capture, which happy-dom does not implement.
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

/** Renders the toaster without a toast. Returns the toasts. */
function renderToaster(direction: 'ltr' | 'rtl' = 'ltr') {
  const toasts = createToasts();
  render(
    <VitrineTheme direction={direction}>
      <Toaster toasts={toasts} label="Notifications ({hotkey})" labels={{ toast: 'Notification', close: 'Close' }} />
    </VitrineTheme>,
  );
  return toasts;
}

/** Renders the toaster and shows a toast. Returns the toasts. */
function renderToasterWithToast(direction: 'ltr' | 'rtl' = 'ltr') {
  const toasts = renderToaster(direction);
  act(() => void toasts.show({ title: 'Saved', description: 'It is on your device.' }));
  return toasts;
}

const isToastOpen = () => screen.queryByRole('button', { name: 'Close' }) !== null;
const getToastList = () => screen.getByRole('list');
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function setPageHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

function swipe(distancePx: number) {
  const toast = screen.getByRole('listitem');
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: distancePx, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: distancePx, clientY: 0, pointerId: 1 });
}

describe('Toaster', () => {
  it('closes a toast after 5000 ms, but not before', { tags: ['4.toast.2'] }, () => {
    renderToasterWithToast();
    advanceTime(4999);
    expect(isToastOpen()).toBe(true);
    advanceTime(1);
    expect(isToastOpen()).toBe(false);
  });

  it('pauses the timer while the pointer is in the area', { tags: ['4.toast.6'] }, () => {
    renderToasterWithToast();
    advanceTime(3000);
    fireEvent.pointerMove(screen.getByRole('region'));
    advanceTime(60_000);
    expect(isToastOpen()).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region'));
    advanceTime(2001);
    expect(isToastOpen()).toBe(false);
  });

  it('pauses the timer while the focus is in the area', { tags: ['4.toast.6'] }, () => {
    renderToasterWithToast();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    advanceTime(60_000);
    expect(isToastOpen()).toBe(true);
  });

  it('pauses the timer while the window is not focused', { tags: ['4.toast.6'] }, () => {
    renderToasterWithToast();
    advanceTime(3000);
    fireEvent(window, new Event('blur'));
    advanceTime(60_000);
    expect(isToastOpen()).toBe(true);
    fireEvent(window, new Event('focus'));
    advanceTime(2001);
    expect(isToastOpen()).toBe(false);
  });

  it('starts the timer only when the page becomes visible, if a toast is added while the page is hidden', () => {
    const toasts = renderToasterWithToast();
    act(() => toasts.dismiss(toasts.getSnapshot()[0]?.id ?? ''));
    setPageHidden(true);
    act(() => void toasts.show({ title: 'Done' }));
    advanceTime(60_000);
    expect(screen.queryByText('Done')).toBeNull();
    setPageHidden(false);
    advanceTime(4999);
    expect(screen.getByText('Done')).toBeDefined();
    advanceTime(1);
    expect(isToastOpen()).toBe(false);
  });

  it('closes a toast on a swipe of 50 px, but not on a shorter one', { tags: ['4.toast.3'] }, () => {
    renderToasterWithToast();
    swipe(49);
    expect(isToastOpen()).toBe(true);
    swipe(50);
    expect(isToastOpen()).toBe(false);
  });

  it('closes a toast on a swipe to the left, but not to the right, in right-to-left layouts', () => {
    renderToasterWithToast('rtl');
    swipe(50);
    expect(isToastOpen()).toBe(true);
    swipe(-50);
    expect(isToastOpen()).toBe(false);
  });

  it('closes a toast on Escape and on a click on its close button', { tags: ['4.toast.4'] }, () => {
    const toasts = renderToasterWithToast();
    fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
    expect(isToastOpen()).toBe(false);
    act(() => void toasts.show({ title: 'Again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isToastOpen()).toBe(false);
  });

  it('closes only the toast on Escape, not the page below it', () => {
    const toasts = renderToasterWithToast();
    const pressKey = vi.fn();
    document.addEventListener('keydown', pressKey);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isToastOpen()).toBe(false);
    act(() => void toasts.show({ title: 'Again' }));
    fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
    expect(isToastOpen()).toBe(false);
    expect(pressKey).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(pressKey).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', pressKey);
  });

  it('moves the focus to the area on F8', { tags: ['4.toast.5'] }, () => {
    renderToasterWithToast();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(getToastList());
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notifications (F8)');
  });

  it('keeps the focus on F8 without a toast', () => {
    renderToaster();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('returns the focus to the previous element when the toast is closed after F8', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    renderToasterWithToast();
    opener.focus();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
    advanceTime(0);
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('does not return the focus when the toast is closed, if the visitor has moved the focus out of the area', () => {
    const [opener, otherButton] = ['a', 'b'].map(() => document.body.appendChild(document.createElement('button')));
    const toasts = renderToasterWithToast();
    opener?.focus();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    act(() => otherButton?.focus());
    act(() => toasts.dismiss(toasts.getSnapshot()[0]?.id ?? ''));
    advanceTime(0);
    expect(isToastOpen()).toBe(false);
    expect(document.activeElement).toBe(otherButton);
    opener?.remove();
    otherButton?.remove();
  });
});
