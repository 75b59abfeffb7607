// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { i18nFor } from '@vitrine/i18n';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

const code = { default: ({ name }: { name: string }) => <p>Here is {name}</p> };

async function show(load: () => Promise<typeof code>) {
  const Part = lazyPart(load);
  const page = (
    <I18nextProvider i18n={i18nFor('en')}>
      <p>The rest of the page</p>
      <FailureBoundary
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      >
        <Suspense fallback="On its way">
          <Part name="the part" />
        </Suspense>
      </FailureBoundary>
    </I18nextProvider>
  );
  await act(async () => void render(page));
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part that is loaded when it is shown', () => {
  it('is asked for once, and is there', async () => {
    const load = vi.fn(async () => code);
    await show(load);
    expect(screen.getByText('Here is the part')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that fails leaves the rest of the page, and is not asked for again by drawing alone', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    await show(load);
    expect(screen.getByText('The rest of the page')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Again' })).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for anew when the visitor tries again', async () => {
    const load = vi.fn(async () => code).mockRejectedValueOnce(new Error('gone'));
    await show(load);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Again' })));
    expect(screen.getByText('Here is the part')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
