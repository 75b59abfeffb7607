// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/intersection-observer.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';
// The form imports it dynamically. Imported here, it needs no time in a test.
import './enabled-contact-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form is disabled with its field set. */
const isFormDisabled = () => screen.getByRole<HTMLFieldSetElement>('group').disabled;

/** Renders the form. Returns a function that reports whether it is near the viewport. */
async function renderForm() {
  const { reportInView } = stubIntersectionObserver();
  await renderPage(<ContactForm />, { messages: ['home'] });
  return (...changes: boolean[]) => act(() => reportInView(...changes));
}

describe('the contact form', () => {
  it('is disabled until the visitor scrolls near it', async () => {
    const reportNear = await renderForm();
    reportNear(false);
    expect(isFormDisabled()).toBe(true);
    reportNear(true);
    await waitFor(() => expect(isFormDisabled()).toBe(false));
  });

  it('is enabled when the browser reports in one call that it was far away and is now near', async () => {
    const reportNear = await renderForm();
    reportNear(false, true);
    await waitFor(() => expect(isFormDisabled()).toBe(false));
  });

  it('stays enabled when the visitor scrolls away', async () => {
    const reportNear = await renderForm();
    reportNear(true, false);
    await waitFor(() => expect(isFormDisabled()).toBe(false));
    reportNear(false);
    expect(isFormDisabled()).toBe(false);
  });
});
