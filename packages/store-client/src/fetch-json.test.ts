import { expect, it, vi } from 'vitest';
import { respondWithJson, respondWithText, startServer } from '../test/local-server.ts';
import { type FetchOptions, fetchJson } from './fetch-json.ts';
import { StoreError } from './store-error.ts';

/** Resolves to the error that a promise rejects with. */
const getRejection = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.unreachable('The promise was fulfilled.'),
    (error) => error,
  );

const createOptions = (overrides: Partial<FetchOptions> = {}): FetchOptions => ({
  fetch: globalThis.fetch,
  headers: {},
  credentials: 'omit',
  sendContentType: true,
  timeoutMs: 5000,
  retries: 0,
  retryDelayMs: 1,
  maxBytes: 1000,
  ...overrides,
});

it.each([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
])(
  'rejects a status of %i with the message HTTP {status}: {statusText}, without a retry',
  { tags: ['8.fetch.1'] },
  async (status, statusText) => {
    const { host, requests } = await startServer(respondWithText('<h1>no</h1>', status));
    const error = await getRejection(fetchJson(host, createOptions({ retries: 2 })));
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ message: `HTTP ${status}: ${statusText}`, code: 'http', status, url: host });
    expect(requests).toHaveLength(1);
  },
);

it.each([429, 502, 503, 504])('retries after a status of %i', async (status) => {
  let remainingFailureCount = 2;
  const { host, requests } = await startServer((request, response) =>
    respondWithJson({ ok: true }, remainingFailureCount-- > 0 ? status : 200)(request, response),
  );
  expect(await fetchJson(host, createOptions({ retries: 2 }))).toEqual({ ok: true });
  expect(requests).toHaveLength(3);
});

it.each([1500.5, Number.POSITIVE_INFINITY])('accepts a timeout of %d ms', async (timeoutMs) => {
  const { host } = await startServer(respondWithJson({ ok: true }));
  expect(await fetchJson(host, createOptions({ timeoutMs }))).toEqual({ ok: true });
});

it('rejects after the last retry', async () => {
  const { host, requests } = await startServer(respondWithText('', 503));
  await expect(fetchJson(host, createOptions({ retries: 2 }))).rejects.toMatchObject({ code: 'http', status: 503 });
  expect(requests).toHaveLength(3);
});

it('retries when the connection breaks in the middle of the body', async () => {
  let remainingFailureCount = 1;
  const { host, requests } = await startServer((request, response) => {
    if (remainingFailureCount-- <= 0) return respondWithJson({ isComplete: true })(request, response);
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"products":[', () => response.destroy());
  });
  expect(await fetchJson(host, createOptions({ retries: 1 }))).toEqual({ isComplete: true });
  expect(requests).toHaveLength(2);
});

it('rejects when the connection breaks in the middle of the body', async () => {
  const { host } = await startServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"products":[', () => response.destroy());
  });
  await expect(fetchJson(host, createOptions())).rejects.toMatchObject({
    name: 'StoreError',
    code: 'network',
    url: host,
  });
});

it('rejects incomplete JSON', async () => {
  const { host } = await startServer(respondWithText('{"products":[{"id":"a'));
  await expect(fetchJson(host, createOptions())).rejects.toMatchObject({ code: 'invalid_body' });
});

it('rejects an empty body', async () => {
  const { host } = await startServer((_, response) => response.writeHead(204).end());
  await expect(fetchJson(host, createOptions())).rejects.toMatchObject({ code: 'invalid_body', status: 204 });
});

it('rejects when the store cannot be reached', async () => {
  const error = await getRejection(fetchJson('http://127.0.0.1:1', createOptions({ retries: 1 })));
  expect(error).toMatchObject({ name: 'StoreError', code: 'network', status: undefined });
  expect(error.cause).toBeInstanceOf(TypeError);
});

it('rejects an invalid URL', async () => {
  await expect(fetchJson('http://[', createOptions())).rejects.toMatchObject({ name: 'StoreError', code: 'network' });
});

it('cancels a body that exceeds the size limit', async () => {
  let onClose: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    onClose = resolve;
  });
  const { host } = await startServer((_, response) => {
    response.on('close', onClose);
    const write = () => {
      while (response.write('['.repeat(1000)));
      response.once('drain', write);
    };
    write();
  });
  await expect(fetchJson(host, createOptions())).rejects.toMatchObject({ code: 'too_large' });
  await closed;
});

it('accepts a body of exactly the size limit', async () => {
  const body = JSON.stringify('x'.repeat(998));
  const { host } = await startServer(respondWithText(body));
  expect(await fetchJson(host, createOptions())).toBe('x'.repeat(998));
  await expect(fetchJson(host, createOptions({ maxBytes: 999 }))).rejects.toMatchObject({ code: 'too_large' });
});

it('decodes a character whose bytes arrive in two chunks', async () => {
  const bytes = Buffer.from('"€"');
  const { host } = await startServer((_, response) => {
    response.write(bytes.subarray(0, 2), () => response.end(bytes.subarray(2)));
  });
  expect(await fetchJson(host, createOptions())).toBe('€');
});

it.each(['before the response', 'in the middle of the body'])('rejects when the timeout expires %s', async (phase) => {
  const { host } = await startServer((_, response) => {
    if (phase !== 'before the response') response.write('{"products":[');
  });
  // On a busy machine, the timeout may expire before the request reaches the server.
  const fetch = vi.fn(globalThis.fetch);
  const error = await getRejection(fetchJson(host, createOptions({ fetch, timeoutMs: 50, retries: 3 })));
  expect(error).toMatchObject({ name: 'StoreError', code: 'timeout', url: host });
  expect(error.message).toBe('The store did not respond within 50 ms.');
  expect(fetch).toHaveBeenCalledOnce();
});

it('rejects when the timeout expires during the delay before a retry', async () => {
  const { host } = await startServer(respondWithText('', 503));
  const fetch = vi.fn(globalThis.fetch);
  const call = fetchJson(host, createOptions({ fetch, timeoutMs: 200, retries: 5, retryDelayMs: 60_000 }));
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
  expect(fetch).toHaveBeenCalledOnce();
});

it.each(['headers', 'fetch'])('rejects when the timeout expires although `%s` ignores the signal', async (name) => {
  const { host } = await startServer(respondWithJson({}));
  const call = fetchJson(host, createOptions({ [name]: () => new Promise(() => {}), timeoutMs: 20, retries: 1 }));
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
});

it('closes the connection when the caller aborts', async () => {
  const controller = new AbortController();
  let onClose: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    onClose = resolve;
  });
  const { host } = await startServer((_, response) => {
    response.on('close', onClose);
    controller.abort();
  });
  await expect(fetchJson(host, createOptions(), controller.signal)).rejects.toMatchObject({
    name: 'StoreError',
    code: 'aborted',
  });
  await closed;
});

it('sends no request when the signal is already aborted', async () => {
  const { host, requests } = await startServer(respondWithJson({}));
  await expect(fetchJson(host, createOptions(), AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' });
  expect(requests).toHaveLength(0);
});

it('rejects with the code aborted when the signal of the caller is a timeout', async () => {
  const { host } = await startServer(() => {});
  await expect(fetchJson(host, createOptions(), AbortSignal.timeout(20))).rejects.toMatchObject({ code: 'aborted' });
});

/** Creates a body whose `cancel` rejects. */
const createUncancellableBody = (body: string) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body)),
    cancel: () => Promise.reject(new Error('cancel failed')),
  });

it('rejects with the HTTP error when the body cannot be canceled', async () => {
  const fetch = async () => new Response(createUncancellableBody('no'), { status: 404, statusText: 'Not Found' });
  await expect(fetchJson('http://store', createOptions({ fetch }))).rejects.toMatchObject({
    code: 'http',
    message: 'HTTP 404: Not Found',
  });
});

it('rejects a body that is too large when it cannot be canceled', async () => {
  const fetch = async () => new Response(createUncancellableBody('x'.repeat(1001)));
  await expect(fetchJson('http://store', createOptions({ fetch }))).rejects.toMatchObject({ code: 'too_large' });
});

it.each([
  [{ message: 'Unknown product' }, { message: 'Unknown product' }],
  ['Not found', 'Not found'],
  ['', undefined],
])('keeps the body %j of an error', async (body, data) => {
  const { host } = await startServer(respondWithText(typeof body === 'string' ? body : JSON.stringify(body), 404));
  await expect(fetchJson(host, createOptions())).rejects.toMatchObject({ code: 'http', status: 404, data });
});

it('ignores the body of an error if it does not end within a second', async () => {
  const { host } = await startServer((_, response) => void response.writeHead(500).write('Internal'));
  const error = await getRejection(fetchJson(host, createOptions()));
  expect(error).toMatchObject({ code: 'http', message: 'HTTP 500: Internal Server Error', data: 'Internal' });
});

it.each([
  [404, 'HTTP 404: Not Found'],
  [599, 'HTTP 599'],
])('has a message for the status %i without a status text, as in HTTP/2', async (status, message) => {
  const fetch = async () => new Response(null, { status });
  await expect(fetchJson('http://store', createOptions({ fetch }))).rejects.toMatchObject({ message });
});

it('waits as long as Retry-After says before it retries', async () => {
  const requestTimes: number[] = [];
  const { host } = await startServer((request, response) => {
    requestTimes.push(Date.now());
    if (requestTimes.length > 1) return respondWithJson({ ok: true })(request, response);
    response.writeHead(503, { 'Retry-After': '1' }).end();
  });
  expect(await fetchJson(host, createOptions({ retries: 1 }))).toEqual({ ok: true });
  expect((requestTimes[1] ?? 0) - (requestTimes[0] ?? 0)).toBeGreaterThanOrEqual(990);
});

it.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])(
  'rejects at once if Retry-After, %s, is later than the timeout',
  async (retryAfter) => {
    const { host, requests } = await startServer((_, response) => {
      response.writeHead(429, { 'Retry-After': retryAfter }).end();
    });
    const error = await getRejection(fetchJson(host, createOptions({ retries: 2 })));
    expect(error).toMatchObject({ code: 'http', status: 429 });
    expect((error as StoreError).retryAfterMs).toBeGreaterThan(3_000_000);
    expect(requests).toHaveLength(1);
  },
);

it('sends the headers, and asks for new ones before a retry', async () => {
  let token = 0;
  const { host, requests } = await startServer((request, response) =>
    respondWithJson({}, request.headers.authorization === 'Bearer 1' ? 503 : 200)(request, response),
  );
  const headers = async () => ({ Authorization: `Bearer ${++token}` });
  await fetchJson(host, createOptions({ headers, retries: 1 }));
  expect(requests.map((request) => request.headers.authorization)).toEqual(['Bearer 1', 'Bearer 2']);
});

it('rejects invalid headers without a request', async () => {
  const { host, requests } = await startServer(respondWithJson({}));
  const call = fetchJson(host, createOptions({ headers: { 'a b': 'c' } }));
  await expect(call).rejects.toMatchObject({ code: 'invalid_request' });
  expect(requests).toHaveLength(0);
});

it('sends no Content-Type header with sendContentType: false', async () => {
  const { host, requests } = await startServer(respondWithJson({}));
  await fetchJson(host, createOptions({ sendContentType: false }));
  expect(requests[0]?.headers).not.toHaveProperty('content-type');
});

it('keeps the Content-Type of the given headers', async () => {
  const { host, requests } = await startServer(respondWithJson({}));
  await fetchJson(host, createOptions({ headers: { 'Content-Type': 'text/plain' } }));
  expect(requests[0]?.headers['content-type']).toBe('text/plain');
});

// A store whose clock differs from that of the client may respond with a time that has passed.
const past = new Date(Date.now() - 3_600_000).toUTCString();

it.each(['', '0', '-1', '1.5', past])('doubles the delay before each retry with Retry-After “%s”', async (header) => {
  const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const fetch = vi.fn(async () => new Response('', { status: 503, headers: { 'Retry-After': header } }));
  await getRejection(fetchJson('http://store.test', createOptions({ fetch, retries: 3, retryDelayMs: 2 })));
  expect(setTimeoutSpy.mock.calls.map(([, ms]) => ms).filter((ms = 0) => ms <= 8)).toEqual([2, 4, 8]);
  vi.restoreAllMocks();
});
