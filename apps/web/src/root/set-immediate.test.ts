// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineSetImmediate } from './set-immediate.ts';

/** Whether the channel discards messages, as Firefox does for a page in the back-forward cache. */
let discardsMessages = false;

class FakeMessageChannel {
  port1: { onmessage?: () => void } = {};
  port2 = {
    postMessage: () => {
      if (!discardsMessages) queueMicrotask(() => this.port1.onmessage?.());
    },
  };
}

const flushMessages = () => Promise.resolve();
const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  discardsMessages = false;
  vi.stubGlobal('MessageChannel', FakeMessageChannel);
  vi.stubGlobal('setImmediate', undefined);
  defineSetImmediate();
});

afterEach(() => vi.unstubAllGlobals());

it('runs each callback once and in order, after the current task', async () => {
  const calls: number[] = [];
  setImmediate(() => calls.push(1));
  setImmediate(() => calls.push(2));
  expect(calls).toEqual([]);
  await flushMessages();
  showPage(true);
  await flushMessages();
  expect(calls).toEqual([1, 2]);
});

it('runs the callback of a discarded message after the page is restored from the back-forward cache', async () => {
  const callback = vi.fn();
  discardsMessages = true;
  setImmediate(callback);
  discardsMessages = false;
  showPage(false);
  await flushMessages();
  expect(callback).not.toHaveBeenCalled();
  showPage(true);
  await flushMessages();
  expect(callback).toHaveBeenCalledOnce();
});
