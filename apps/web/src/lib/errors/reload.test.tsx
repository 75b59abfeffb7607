// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyMessage, fillMessage, updateDraft } from '../../contact/draft.ts';
import { reportMissingFile, useReloadOnce } from './reload.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response());
  reportMissingFile();
});

afterEach(() => {
  cleanup();
  // The tests of all files share the draft.
  updateDraft(emptyMessage);
  // At most one reload per history entry.
  history.replaceState(null, '');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function MissingSection() {
  return <p>{useReloadOnce() ? 'Loading' : 'Error'}</p>;
}

function Page() {
  const [text, setText] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <main>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setIsBroken(true)}>
        Open
      </button>
      {isBroken && <MissingSection />}
    </main>
  );
}

it('reloads the document when a file is missing', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

it('keeps the text of a controlled field, and shows the error', async () => {
  render(<Page />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'A question' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Error')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it('keeps a draft of the contact form, which is not on the page, and shows the error', async () => {
  updateDraft({ message: 'A question' });
  render(<MissingSection />);
  expect(await screen.findByText('Error')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the document if the contact form has only text that a link has filled in', async () => {
  fillMessage('About consulting');
  render(<MissingSection />);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});
