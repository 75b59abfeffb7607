// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { CookieConsent } from './cookie-consent.tsx';

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
/** Lets time pass, and what is loaded by then arrive. */
const passes = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms);
    await vi.dynamicImportSettled();
  });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the cookie banner', () => {
  it('comes after 500 ms, and not before [4.cookie.1]', async () => {
    await renderPage(<CookieConsent reopened={false} onAnswer={() => {}} />);
    await passes(499);
    expect(banner()).toBeNull();
    await passes(1);
    expect(banner()).not.toBeNull();
  });

  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('closes on %s and stores "%s" [4.cookie.2] [4.cookie.3] [3.consent.1]', async (button, stored) => {
    await renderPage(<CookieConsent reopened={false} onAnswer={() => {}} />);
    await passes(500);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('cookie_consent')).toBe(stored);
  });

  it.each(['accepted', 'declined'])('does not come when "%s" is stored [4.cookie.4]', async (stored) => {
    localStorage.setItem('cookie_consent', stored);
    await renderPage(<CookieConsent reopened={false} onAnswer={() => {}} />);
    await passes(10_000);
    expect(banner()).toBeNull();
  });

  it('asks again when what is stored is no answer', async () => {
    localStorage.setItem('cookie_consent', 'perhaps');
    await renderPage(<CookieConsent reopened={false} onAnswer={() => {}} />);
    await passes(500);
    expect(banner()).not.toBeNull();
  });

  it('comes at once when the visitor wants to choose anew, and has the focus', async () => {
    localStorage.setItem('cookie_consent', 'accepted');
    const onAnswer = vi.fn();
    await renderPage(<CookieConsent reopened onAnswer={onAnswer} />);
    await passes(0);
    expect(document.activeElement).toBe(banner());
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(onAnswer).toHaveBeenCalledOnce();
    expect(localStorage.getItem('cookie_consent')).toBe('declined');
  });
});
