import { expect, it } from 'vitest';
import { json, serve, text } from '../test/local-server.ts';
import { type FetchOptions, fetchJson } from './fetch-json.ts';
import { StoreError } from './store-error.ts';

/** The error that a call rejects with. */
const failure = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable('The call succeeded.'),
    (error) => error,
  );

const options = (changes: Partial<FetchOptions> = {}): FetchOptions => ({
  fetch: globalThis.fetch,
  timeoutMs: 5000,
  retries: 0,
  retryDelayMs: 1,
  maxBytes: 1000,
  ...changes,
});

it.each([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
])('rejects a status %i as HTTP {status}: {statusText}, without a retry [8.fetch.1]', async (status, statusText) => {
  const { host, requests } = await serve(text('<h1>no</h1>', status));
  const error = await failure(fetchJson(host, options({ retries: 2 })));
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ message: `HTTP ${status}: ${statusText}`, code: 'http', status, url: host });
  expect(requests).toHaveLength(1);
});

it.each([429, 502, 503, 504])('retries after a status %i', async (status) => {
  let failures = 2;
  const { host, requests } = await serve((request, response) =>
    json({ ok: true }, failures-- > 0 ? status : 200)(request, response),
  );
  expect(await fetchJson(host, options({ retries: 2 }))).toEqual({ ok: true });
  expect(requests).toHaveLength(3);
});

it('rejects when the retries are used up', async () => {
  const { host, requests } = await serve(text('', 503));
  await expect(fetchJson(host, options({ retries: 2 }))).rejects.toMatchObject({ code: 'http', status: 503 });
  expect(requests).toHaveLength(3);
});

it('retries when the connection breaks in the middle of the body', async () => {
  let cuts = 1;
  const { host, requests } = await serve((request, response) => {
    if (cuts-- <= 0) return json({ whole: true })(request, response);
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"products":[', () => response.destroy());
  });
  expect(await fetchJson(host, options({ retries: 1 }))).toEqual({ whole: true });
  expect(requests).toHaveLength(2);
});

it('rejects a body that is always cut off', async () => {
  const { host } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"products":[', () => response.destroy());
  });
  await expect(fetchJson(host, options())).rejects.toMatchObject({ name: 'StoreError', code: 'network', url: host });
});

it('rejects a body that is incomplete JSON', async () => {
  const { host } = await serve(text('{"products":[{"id":"a'));
  await expect(fetchJson(host, options())).rejects.toMatchObject({ code: 'invalid_body' });
});

it('rejects an empty body', async () => {
  const { host } = await serve((_, response) => response.writeHead(204).end());
  await expect(fetchJson(host, options())).rejects.toMatchObject({ code: 'invalid_body', status: 204 });
});

it('rejects when the store cannot be reached', async () => {
  const error = await failure(fetchJson('http://127.0.0.1:1', options({ retries: 1 })));
  expect(error).toMatchObject({ name: 'StoreError', code: 'network', status: undefined });
  expect(error.cause).toBeInstanceOf(TypeError);
});

it('rejects an invalid URL', async () => {
  await expect(fetchJson('http://[', options())).rejects.toMatchObject({ name: 'StoreError', code: 'network' });
});

it('stops reading an endless body', async () => {
  let closed: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { host } = await serve((_, response) => {
    response.on('close', closed);
    const write = () => {
      while (response.write('['.repeat(1000)));
      response.once('drain', write);
    };
    write();
  });
  await expect(fetchJson(host, options())).rejects.toMatchObject({ code: 'too_large' });
  await stopped;
});

it('accepts a body of exactly the size limit', async () => {
  const body = JSON.stringify('x'.repeat(998));
  const { host } = await serve(text(body));
  expect(await fetchJson(host, options())).toBe('x'.repeat(998));
  await expect(fetchJson(host, options({ maxBytes: 999 }))).rejects.toMatchObject({ code: 'too_large' });
});

it('decodes a character that arrives in two chunks', async () => {
  const bytes = Buffer.from('"€"');
  const { host } = await serve((_, response) => {
    response.write(bytes.subarray(0, 2), () => response.end(bytes.subarray(2)));
  });
  expect(await fetchJson(host, options())).toBe('€');
});

it.each(['before the response', 'in the middle of the body'])('rejects after the timeout %s', async (where) => {
  const { host, requests } = await serve((_, response) => {
    if (where !== 'before the response') response.write('{"products":[');
  });
  const error = await failure(fetchJson(host, options({ timeoutMs: 50, retries: 3 })));
  expect(error).toMatchObject({ name: 'StoreError', code: 'timeout', url: host });
  expect(error.message).toBe('The store did not respond within 50 ms.');
  expect(requests).toHaveLength(1);
});

it('includes the delays between retries in the timeout', async () => {
  const { host, requests } = await serve(text('', 503));
  const call = fetchJson(host, options({ timeoutMs: 200, retries: 5, retryDelayMs: 60_000 }));
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
  expect(requests).toHaveLength(1);
});

it('closes the connection when the caller aborts', async () => {
  const caller = new AbortController();
  let closed: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { host } = await serve((_, response) => {
    response.on('close', closed);
    caller.abort();
  });
  await expect(fetchJson(host, options(), caller.signal)).rejects.toMatchObject({
    name: 'StoreError',
    code: 'aborted',
  });
  await stopped;
});

it('sends no request when the signal is already aborted', async () => {
  const { host, requests } = await serve(json({}));
  await expect(fetchJson(host, options(), AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' });
  expect(requests).toHaveLength(0);
});

it('rejects as aborted when the caller’s own signal is a timeout', async () => {
  const { host } = await serve(() => {});
  await expect(fetchJson(host, options(), AbortSignal.timeout(20))).rejects.toMatchObject({ code: 'aborted' });
});

/** A body whose transfer cannot be stopped. */
const uncancellable = (body: string) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body)),
    cancel: () => Promise.reject(new Error('cancel failed')),
  });

it('rejects with the HTTP error when the body cannot be cancelled', async () => {
  const fetch = async () => new Response(uncancellable('no'), { status: 404, statusText: 'Not Found' });
  await expect(fetchJson('http://store', options({ fetch }))).rejects.toMatchObject({
    code: 'http',
    message: 'HTTP 404: Not Found',
  });
});

it('rejects a body that is too large when it cannot be cancelled', async () => {
  const fetch = async () => new Response(uncancellable('x'.repeat(1001)));
  await expect(fetchJson('http://store', options({ fetch }))).rejects.toMatchObject({ code: 'too_large' });
});
