// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ConsentProvider, useReopenConsent } from './consent-provider.tsx';

const queryBanner = () => screen.queryByRole('region', { name: 'Cookies' });
/** Advances the timers and waits for dynamic imports. */
const advanceTimers = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms);
    await vi.dynamicImportSettled();
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the cookie banner', () => {
  it('appears after 500 ms, and not before', { tags: ['4.cookie.1'] }, async () => {
    await renderPage(<ConsentProvider>{null}</ConsentProvider>);
    await advanceTimers(499);
    expect(queryBanner()).toBeNull();
    await advanceTimers(1);
    expect(queryBanner()).not.toBeNull();
  });

  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('closes on %s and stores "%s"', { tags: ['4.cookie.2', '4.cookie.3', '3.consent.1'] }, async (button, stored) => {
    await renderPage(<ConsentProvider>{null}</ConsentProvider>);
    await advanceTimers(500);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(queryBanner()).toBeNull();
    expect(localStorage.getItem('cookie_consent')).toBe(stored);
  });

  it.each(['accepted', 'declined'])('does not appear when "%s" is stored', { tags: ['4.cookie.4'] }, async (stored) => {
    localStorage.setItem('cookie_consent', stored);
    await renderPage(<ConsentProvider>{null}</ConsentProvider>);
    await advanceTimers(10_000);
    expect(queryBanner()).toBeNull();
  });

  it('appears if the stored choice is invalid', async () => {
    localStorage.setItem('cookie_consent', 'invalid');
    await renderPage(<ConsentProvider>{null}</ConsentProvider>);
    await advanceTimers(500);
    expect(queryBanner()).not.toBeNull();
  });

  it('closes when the visitor makes a choice in another tab, and on no other change', async () => {
    await renderPage(<ConsentProvider>{null}</ConsentProvider>);
    await advanceTimers(500);
    localStorage.setItem('cookie_consent', 'declined');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(queryBanner()).not.toBeNull();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookie_consent' })));
    expect(queryBanner()).toBeNull();
  });

  it('opens immediately with the focus when the visitor reopens it, and returns the focus when it closes', async () => {
    localStorage.setItem('cookie_consent', 'accepted');
    const ReopenButton = () => (
      <button type="button" onClick={useReopenConsent()}>
        Cookie settings
      </button>
    );
    await renderPage(
      <ConsentProvider>
        <ReopenButton />
      </ConsentProvider>,
    );
    const button = screen.getByRole('button', { name: 'Cookie settings' });
    button.focus();
    fireEvent.click(button);
    await advanceTimers(0);
    expect(document.activeElement).toBe(queryBanner());
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(queryBanner()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(localStorage.getItem('cookie_consent')).toBe('declined');
  });
});
