// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';
// The form imports it dynamically. Imported here, it needs no time in a test.
import './contact-message.ts';
import { emptyMessage, fillMessage, updateDraft } from './draft.ts';

const showToast = vi.fn();
const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function fillAndSubmit(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(getField(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await advanceTimers(0);
}

const validMessage = { Name: 'Ada', Email: 'ada@example.com', Message: 'Please call me back.' };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn());
  showToast.mockClear();
});

afterEach(() => {
  cleanup();
  updateDraft(emptyMessage);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  it('shows a toast and resets the fields 1.5 s after a valid message is submitted, without a request', {
    tags: ['4.contact.1', '4.contact.2', '4.contact.3', '5.contact.4'],
  }, async () => {
    await renderPage(<ContactForm />, { messages: ['home'], showToast });
    expect(Object.keys(validMessage).map((name) => getField(name).value)).toEqual(['', '', '']);
    await fillAndSubmit(validMessage);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true);
    await advanceTimers(1499);
    expect(showToast).not.toHaveBeenCalled();
    expect(getField('Name').value).toBe('Ada');
    await advanceTimers(1);
    expect(showToast).toHaveBeenCalledWith({
      title: 'This was a demonstration',
      description: 'Your message hasn’t been sent or stored.',
    });
    expect(Object.keys(validMessage).map((name) => getField(name).value)).toEqual(['', '', '']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('has the input again when it is mounted again, until the message is submitted', async () => {
    const draft = { ...validMessage, Message: 'Two lines:\nplease call me back.' };
    const { unmount } = await renderPage(<ContactForm />, { messages: ['home'], showToast });
    for (const [name, value] of Object.entries(draft)) fireEvent.input(getField(name), { target: { value } });
    unmount();
    const { unmount: unmountAgain } = await renderPage(<ContactForm />, { messages: ['home'], showToast });
    expect(Object.keys(draft).map((name) => getField(name).value)).toEqual(Object.values(draft));
    await fillAndSubmit({});
    await advanceTimers(1500);
    unmountAgain();
    await renderPage(<ContactForm />, { messages: ['home'], showToast });
    expect(Object.keys(draft).map((name) => getField(name).value)).toEqual(['', '', '']);
  });

  it('validates what the visitor has typed while the validation was loading', async () => {
    await renderPage(<ContactForm />, { messages: ['home'], showToast });
    for (const [name, value] of Object.entries({ ...validMessage, Message: 'Please' }))
      fireEvent.change(getField(name), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    fireEvent.change(getField('Message'), { target: { value: validMessage.Message } });
    await advanceTimers(0);
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDefined();
  });

  it('keeps a confirmation below the button until the next message is submitted', async () => {
    await renderPage(<ContactForm />, { messages: ['home'], showToast });
    await fillAndSubmit(validMessage);
    expect(screen.queryByText('This was a demonstration')).toBeNull();
    await advanceTimers(1500);
    expect(screen.getByText('This was a demonstration')).toBeDefined();
    await advanceTimers(10_000);
    expect(screen.getByText('This was a demonstration')).toBeDefined();
    await fillAndSubmit(validMessage);
    expect(screen.queryByText('This was a demonstration')).toBeNull();
    await advanceTimers(1500);
  });

  it('has the message that a link filled in, but keeps a message that the visitor has typed', async () => {
    await renderPage(<ContactForm />, { messages: ['home'], showToast });
    act(() => fillMessage('About consulting'));
    expect(getField('Message').value).toBe('About consulting');
    act(() => fillMessage('About campaigns'));
    expect(getField('Message').value).toBe('About campaigns');
    fireEvent.input(getField('Message'), { target: { value: 'My own words' } });
    act(() => fillMessage('About consulting'));
    expect(getField('Message').value).toBe('My own words');
  });

  it('shows no toast after it is unmounted', async () => {
    const { unmount } = await renderPage(<ContactForm />, { messages: ['home'], showToast });
    await fillAndSubmit(validMessage);
    unmount();
    await advanceTimers(5000);
    expect(showToast).not.toHaveBeenCalled();
  });
});
