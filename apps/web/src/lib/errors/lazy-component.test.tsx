// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyComponent, retryableLazy } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const restoreEvent = Object.assign(new Event('pageshow'), { persisted: true });

const createPage = (component: ReturnType<typeof retryableLazy<{ name: string }>>) => (
  <>
    <p>The rest of the page</p>
    <LazyComponent
      component={component}
      props={{ name: 'Ada' }}
      fallback="Loading"
      errorFallback={(retry) => (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
    />
  </>
);

const renderLazy = (load: () => Promise<typeof Greeting>) => act(async () => render(createPage(retryableLazy(load))));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LazyComponent', () => {
  it('loads the component once and renders it', async () => {
    const load = vi.fn(async () => Greeting);
    await renderLazy(load);
    expect(screen.getByText('Hello Ada')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps the rest of the page when loading fails, and does not retry automatically', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    await renderLazy(load);
    expect(screen.getByText('The rest of the page')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again when the visitor retries', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('gone'));
    await renderLazy(load);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('Hello Ada')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the browser is online again', new Event('online')],
    ['the browser restores the page', restoreEvent],
  ])('loads again when %s', async (_, event) => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('gone'));
    await renderLazy(load);
    await act(async () => void dispatchEvent(event));
    expect(screen.getByText('Hello Ada')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again when it is mounted again after a failure', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('gone'));
    const component = retryableLazy(load);
    const { unmount } = await act(async () => render(createPage(component)));
    unmount();
    await act(async () => render(createPage(component)));
    expect(screen.getByText('Hello Ada')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('renders a preloaded component without suspending', async () => {
    const load = vi.fn(async () => Greeting);
    const component = retryableLazy(load);
    await component.preload();
    render(createPage(component));
    expect(screen.getByText('Hello Ada')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again when it is rendered after a failed preload', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('gone'));
    const component = retryableLazy(load);
    await expect(component.preload()).rejects.toThrow('gone');
    await act(async () => render(createPage(component)));
    expect(screen.getByText('Hello Ada')).toBeDefined();
  });
});
