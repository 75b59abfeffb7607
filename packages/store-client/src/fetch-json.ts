import { StoreError } from './store-error.ts';

/** The limits of a call, and the `fetch` function that it uses. */
export interface FetchOptions {
  fetch: typeof globalThis.fetch;
  /** Timeout of the whole call, including retries. */
  timeoutMs: number;
  /** Maximum number of retries after transient failures. */
  retries: number;
  /** Maximum delay before the first retry. It doubles with each further retry. */
  retryDelayMs: number;
  /** Maximum size of a response body. */
  maxBytes: number;
}

/** Statuses of failures that are usually short. 500 is not included: it usually comes from a bug of the store, and retries would add load. */
const transientStatuses = new Set([429, 502, 503, 504]);

const isTransient = ({ code, status }: StoreError) =>
  code === 'network' || (status !== undefined && transientStatuses.has(status));

/** The longest timeout of `AbortSignal.timeout` in browsers and Node. */
const maxTimeoutMs = 2 ** 31 - 1;

/** Fetches a URL and parses its body as JSON. Rejects only with a `StoreError`. */
export async function fetchJson(url: string, options: FetchOptions, signal?: AbortSignal): Promise<unknown> {
  const timeoutSignal = AbortSignal.timeout(Math.min(Math.ceil(options.timeoutMs), maxTimeoutMs));
  const combinedSignal = signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal;
  try {
    return await fetchWithRetries(url, options, combinedSignal);
  } catch (error) {
    if (!combinedSignal.aborted) throw error;
    if (combinedSignal.reason !== timeoutSignal.reason)
      throw new StoreError('aborted', 'The call was aborted.', { url });
    throw new StoreError('timeout', `The store did not respond within ${options.timeoutMs} ms.`, { url });
  }
}

async function fetchWithRetries(url: string, options: FetchOptions, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce(url, options, signal);
    } catch (cause) {
      const error =
        cause instanceof StoreError ? cause : new StoreError('network', 'The store cannot be reached.', { url, cause });
      if (signal.aborted || attempt >= options.retries || !isTransient(error)) throw error;
      await delay(options.retryDelayMs * 2 ** attempt, signal);
    }
  }
}

async function fetchOnce(url: string, { fetch, maxBytes }: FetchOptions, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const response = await fetch(url, {
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal,
  });
  const { status } = response;
  if (!response.ok) {
    cancelBody(response.body);
    throw new StoreError('http', `HTTP ${status}: ${response.statusText}`, { url, status });
  }
  const text = await readText(response, maxBytes);
  if (text === undefined)
    throw new StoreError('too_large', `The response of the store is larger than ${maxBytes} bytes.`, { url, status });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreError('invalid_body', 'The response of the store is not JSON.', { url, status, cause });
  }
}

/** Reads the body as text. Returns undefined if it is larger than `maxBytes`, without reading the rest. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      cancelBody(reader);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Stops the transfer of a body. Errors are ignored, because the body is not used. */
function cancelBody(body: Pick<ReadableStream, 'cancel'> | null): void {
  body?.cancel().catch(() => {});
}

/** Waits between `ms / 2` and `ms`. The random part prevents clients from retrying at the same time. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, (ms / 2) * (1 + Math.random()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
