// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import LiveContactForm from './live-contact-form.tsx';

const notify = vi.fn();
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function submits(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await passes(0);
}

const good = { Name: 'Ada', 'E-mail': 'ada@example.com', Message: 'Please call me back.' };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn());
  notify.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  it('is busy for 1.5 s after a good message, then thanks and is empty again, and nothing is sent [4.contact.1] [4.contact.2] [4.contact.3] [5.contact.4]', async () => {
    await renderPage(<LiveContactForm />, { texts: ['home'], actions: { notify } });
    expect(Object.keys(good).map((name) => field(name).value)).toEqual(['', '', '']);
    await submits(good);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true);
    await passes(1499);
    expect(notify).not.toHaveBeenCalled();
    expect(field('Name').value).toBe('Ada');
    await passes(1);
    expect(notify).toHaveBeenCalledWith({
      title: 'Thank you for your message',
      description: 'This form is a demonstration: nothing has been sent or stored.',
    });
    expect(Object.keys(good).map((name) => field(name).value)).toEqual(['', '', '']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps what was typed when something is wrong, and thanks nobody [4.contact.4]', async () => {
    await renderPage(<LiveContactForm />, { texts: ['home'], actions: { notify } });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(`${button.textContent} ${button.disabled}`));
    watch.observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
    await submits({ ...good, Message: 'Short' });
    await passes(5000);
    expect([...seen]).toEqual([]);
    watch.disconnect();
    expect(screen.getByText('Message must be at least 10 characters.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sending…' })).toBeNull();
    expect(field('Message').value).toBe('Short');
    expect(notify).not.toHaveBeenCalled();
  });

  it('thanks nobody who has left the page meanwhile', async () => {
    const { unmount } = await renderPage(<LiveContactForm />, { texts: ['home'], actions: { notify } });
    await submits(good);
    unmount();
    await passes(5000);
    expect(notify).not.toHaveBeenCalled();
  });
});
