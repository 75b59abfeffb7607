import { readText } from './read-text.ts';
import { StoreError } from './store-error.ts';

/** What a call may cost and how it reaches the network. */
export type Transport = {
  fetch: typeof globalThis.fetch;
  /** For the whole call, its retries included. */
  timeoutMs: number;
  /** How often a call is repeated that met a passing failure. */
  retries: number;
  /** The pause before the first retry; it doubles with each. */
  retryDelayMs: number;
  /** The largest body that is read. */
  maxBytes: number;
};

/** Failures that a moment's patience may cure; a plain 500 is a fault of the store, and asking again only adds to its load. */
const passingStatuses = new Set([429, 502, 503, 504]);

const isPassing = ({ code, status }: StoreError) =>
  code === 'network' || (status !== undefined && passingStatuses.has(status));

/** Gets an address and parses its body as JSON. Rejects with nothing but a `StoreError`. */
export async function getJson(url: string, transport: Transport, signal?: AbortSignal): Promise<unknown> {
  const ending = new AbortController();
  const abort = () => ending.abort(new StoreError('aborted', 'The call was aborted.', { url }));
  const expire = () =>
    ending.abort(new StoreError('timeout', `The store did not answer within ${transport.timeoutMs} ms.`, { url }));

  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(expire, transport.timeoutMs);
  try {
    return await withRetries(url, transport, ending.signal);
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function withRetries(url: string, transport: Transport, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await getOnce(url, transport, signal);
    } catch (cause) {
      const error =
        cause instanceof StoreError ? cause : new StoreError('network', 'The store cannot be reached.', { url, cause });
      if (signal.aborted || attempt >= transport.retries || !isPassing(error)) throw error;
      await pause(transport.retryDelayMs * 2 ** attempt, signal);
    }
  }
}

async function getOnce(url: string, { fetch, maxBytes }: Transport, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const response = await fetch(url, {
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal,
  });
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    throw new StoreError('http', `HTTP ${status}: ${response.statusText}`, { url, status });
  }
  const text = await readText(response, maxBytes);
  if (text === undefined)
    throw new StoreError('too_large', `The store's answer is larger than ${maxBytes} bytes.`, { url, status });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreError('invalid_body', "The store's answer is not JSON.", { url, status, cause });
  }
}

/** Half the delay for certain and half by chance, so that clients which failed together do not return together. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', stop);
        resolve();
      },
      (delayMs / 2) * (1 + Math.random()),
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}
