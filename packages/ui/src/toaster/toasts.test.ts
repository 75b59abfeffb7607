import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createToasts', () => {
  it('shows an open toast with a unique id', { tags: ['3.toast.1'] }, () => {
    const toasts = createToasts();
    const firstId = toasts.show({ title: 'Saved' });
    expect(toasts.getSnapshot()).toEqual([{ id: firstId, open: true, title: 'Saved' }]);
    expect(toasts.show({ title: 'Saved' })).not.toBe(firstId);
  });

  it('replaces the previous toast with a new one', { tags: ['4.toast.1'] }, () => {
    const toasts = createToasts();
    toasts.show({ title: 'First' });
    toasts.show({ title: 'Second' });
    expect(toasts.getSnapshot().map(({ title }) => title)).toEqual(['Second']);
  });

  it('closes a dismissed toast immediately, but does not remove it yet', { tags: ['4.toast.8'] }, () => {
    const toasts = createToasts();
    const id = toasts.show({ title: 'Saved' });
    toasts.dismiss(id);
    expect(toasts.getSnapshot()).toEqual([{ id, open: false, title: 'Saved' }]);
  });

  it('removes a dismissed toast after 1,000,000 ms, but not before', { tags: ['4.toast.7'] }, () => {
    const toasts = createToasts();
    toasts.dismiss(toasts.show({ title: 'Saved' }));
    vi.advanceTimersByTime(999_999);
    expect(toasts.getSnapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.getSnapshot()).toHaveLength(0);
  });

  it('does not remove a new toast at the time at which the previous one would have been removed', () => {
    const toasts = createToasts();
    toasts.dismiss(toasts.show({ title: 'First' }));
    toasts.show({ title: 'Second' });
    vi.advanceTimersByTime(2_000_000);
    expect(toasts.getSnapshot().map(({ title }) => title)).toEqual(['Second']);
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const unsubscribe = toasts.subscribe(listener);
    const id = toasts.show({ title: 'Saved' });
    toasts.dismiss(id);
    unsubscribe();
    toasts.show({ title: 'Again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same snapshot when nothing changes', () => {
    const toasts = createToasts();
    const id = toasts.show({ title: 'Saved' });
    toasts.dismiss(id);
    const snapshot = toasts.getSnapshot();
    toasts.dismiss(id);
    toasts.dismiss('unknown');
    expect(toasts.getSnapshot()).toBe(snapshot);
  });
});
