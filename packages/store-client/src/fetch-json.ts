import { readText } from './read-text.ts';
import { StoreError } from './store-error.ts';

/** How requests are sent, and the limits of a call. */
export interface FetchOptions {
  /** Replaces the global `fetch`, which is otherwise read at each call. */
  fetch: typeof globalThis.fetch;
  /** Headers of every request, such as `Authorization`. A function is called for each attempt, and can return a fresh token. */
  headers: HeadersInit | (() => HeadersInit | Promise<HeadersInit>);
  /** Whether requests include cookies; `omit` by default. */
  credentials: RequestCredentials;
  /**
   * Whether requests have the header `Content-Type: application/json`, although they have no body; true by default. With `false`, a browser needs
   * no preflight request to another origin.
   */
  sendContentType: boolean;
  /** Timeout of the whole call, including retries; 8 s by default. */
  timeoutMs: number;
  /** Maximum number of retries after transient failures; 2 by default. */
  retries: number;
  /** Maximum delay before the first retry; 200 ms by default. It doubles with each further retry. A `Retry-After` header can extend it. */
  retryDelayMs: number;
  /** Maximum size of a response body; 8 MiB by default. */
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
  const timeoutMs = Math.min(Math.ceil(options.timeoutMs), maxTimeoutMs);
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  const combinedSignal = signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal;
  // `headers` and a replaced `fetch` may ignore the signal.
  const aborted = new Promise<never>((_, reject) => combinedSignal.addEventListener('abort', reject));
  try {
    const limits = { signal: combinedSignal, endTime: Date.now() + timeoutMs };
    return await Promise.race([fetchWithRetries(url, options, limits), aborted]);
  } catch (error) {
    if (!combinedSignal.aborted) throw error;
    if (combinedSignal.reason !== timeoutSignal.reason)
      throw new StoreError('aborted', 'The call was aborted.', { url });
    throw new StoreError('timeout', `The store did not respond within ${options.timeoutMs} ms.`, { url });
  }
}

interface CallLimits {
  signal: AbortSignal;
  /** When the timeout expires, in ms since the epoch. */
  endTime: number;
}

async function fetchWithRetries(url: string, options: FetchOptions, { signal, endTime }: CallLimits): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce(url, options, signal);
    } catch (cause) {
      const error =
        cause instanceof StoreError ? cause : new StoreError('network', 'The store cannot be reached.', { url, cause });
      if (signal.aborted || attempt >= options.retries || !isTransient(error)) throw error;
      const { retryAfterMs } = error;
      // Waiting for the timeout instead would hide the error.
      if (retryAfterMs !== undefined && Date.now() + retryAfterMs >= endTime) throw error;
      // Without the usual delay, `Retry-After: 0` or a wrong clock would send all retries to an overloaded store at once.
      await delay(Math.max(retryAfterMs ?? 0, addJitter(options.retryDelayMs * 2 ** attempt)), signal);
    }
  }
}

async function fetchOnce(url: string, options: FetchOptions, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const { fetch, maxBytes, credentials } = options;
  const headers = await createHeaders(url, options);
  const response = await fetch(url, { headers, credentials, signal });
  const { status } = response;
  if (!response.ok) throw await createHttpError(url, response);
  const text = await readText(response, { maxBytes });
  if (text === undefined)
    throw new StoreError('too_large', `The response of the store is larger than ${maxBytes} bytes.`, { url, status });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreError('invalid_body', 'The response of the store is not JSON.', { url, status, cause });
  }
}

async function createHeaders(url: string, { headers, sendContentType }: FetchOptions): Promise<Headers> {
  try {
    const result = new Headers(typeof headers === 'function' ? await headers() : headers);
    if (sendContentType && !result.has('Content-Type')) result.set('Content-Type', 'application/json');
    return result;
  } catch (cause) {
    throw new StoreError('invalid_request', 'The headers of the request are not valid.', { url, cause });
  }
}

/** HTTP/2 has no status texts. These are the ones that a store usually responds with. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The body of an error is only additional information: it must not delay the error. */
const errorBodyLimits = { maxBytes: 64 * 1024, maxMs: 1000 };

async function createHttpError(url: string, response: Response): Promise<StoreError> {
  const { status, headers } = response;
  const statusText = response.statusText || statusTexts[status];
  const text = await readText(response, errorBodyLimits).catch(() => undefined);
  return new StoreError('http', statusText ? `HTTP ${status}: ${statusText}` : `HTTP ${status}`, {
    url,
    status,
    data: parseErrorBody(text ?? ''),
    retryAfterMs: parseRetryAfter(headers.get('Retry-After')),
  });
}

function parseErrorBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/** Parses a `Retry-After` header: a number of seconds, or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const delayMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(delayMs) ? undefined : Math.max(0, delayMs);
}

/** Returns a number between `ms / 2` and `ms`. It prevents clients from retrying at the same time. */
const addJitter = (ms: number) => (ms / 2) * (1 + Math.random());

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
