import { expect, it } from 'vitest';
import { json, serve, text } from '../test/local-server.ts';
import { getJson, type Transport } from './get-json.ts';
import { StoreError } from './store-error.ts';

/** What a call rejects with. */
const failure = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable('The call succeeded.'),
    (error) => error,
  );

const transport = (options: Partial<Transport> = {}): Transport => ({
  fetch: globalThis.fetch,
  timeoutMs: 5000,
  retries: 0,
  retryDelayMs: 1,
  maxBytes: 1000,
  ...options,
});

it.each([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
])('tells of a status %i as HTTP {status}: {statusText}, and asks once [8.fetch.1]', async (status, statusText) => {
  const { host, requests } = await serve(text('<h1>no</h1>', status));
  const error = await failure(getJson(host, transport({ retries: 2 })));
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ message: `HTTP ${status}: ${statusText}`, code: 'http', status, url: host });
  expect(requests).toHaveLength(1);
});

it.each([429, 502, 503, 504])('asks again after a status %i', async (status) => {
  let failures = 2;
  const { host, requests } = await serve((request, response) =>
    json({ ok: true }, failures-- > 0 ? status : 200)(request, response),
  );
  expect(await getJson(host, transport({ retries: 2 }))).toEqual({ ok: true });
  expect(requests).toHaveLength(3);
});

it('gives up when the retries are used up', async () => {
  const { host, requests } = await serve(text('', 503));
  await expect(getJson(host, transport({ retries: 2 }))).rejects.toMatchObject({ code: 'http', status: 503 });
  expect(requests).toHaveLength(3);
});

it('asks again when the connection breaks off in the middle of the body', async () => {
  let cuts = 1;
  const { host, requests } = await serve((request, response) => {
    if (cuts-- <= 0) return json({ whole: true })(request, response);
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"products":[', () => response.destroy());
  });
  expect(await getJson(host, transport({ retries: 1 }))).toEqual({ whole: true });
  expect(requests).toHaveLength(2);
});

it('tells of a body that always breaks off', async () => {
  const { host } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"products":[', () => response.destroy());
  });
  await expect(getJson(host, transport())).rejects.toMatchObject({ name: 'StoreError', code: 'network', url: host });
});

it('tells of a body that ends too early without a broken connection', async () => {
  const { host } = await serve(text('{"products":[{"id":"a'));
  await expect(getJson(host, transport())).rejects.toMatchObject({ code: 'invalid_body' });
});

it('tells of an empty body', async () => {
  const { host } = await serve((_, response) => response.writeHead(204).end());
  await expect(getJson(host, transport())).rejects.toMatchObject({ code: 'invalid_body', status: 204 });
});

it('tells of a store that is not there', async () => {
  const error = await failure(getJson('http://127.0.0.1:1', transport({ retries: 1 })));
  expect(error).toMatchObject({ name: 'StoreError', code: 'network', status: undefined });
  expect(error.cause).toBeInstanceOf(TypeError);
});

it('tells of an address that is none', async () => {
  await expect(getJson('http://[', transport())).rejects.toMatchObject({ name: 'StoreError', code: 'network' });
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
  await expect(getJson(host, transport())).rejects.toMatchObject({ code: 'too_large' });
  await stopped;
});

it('takes a body of exactly the size limit', async () => {
  const body = JSON.stringify('x'.repeat(998));
  const { host } = await serve(text(body));
  expect(await getJson(host, transport())).toBe('x'.repeat(998));
  await expect(getJson(host, transport({ maxBytes: 999 }))).rejects.toMatchObject({ code: 'too_large' });
});

it('reads characters that arrive in two pieces', async () => {
  const bytes = Buffer.from('"€"');
  const { host } = await serve((_, response) => {
    response.write(bytes.subarray(0, 2), () => response.end(bytes.subarray(2)));
  });
  expect(await getJson(host, transport())).toBe('€');
});

it.each(['before the answer', 'in the middle of the body'])(
  'gives up %s when the time limit is over',
  async (where) => {
    const { host, requests } = await serve((_, response) => {
      if (where !== 'before the answer') response.write('{"products":[');
    });
    const error = await failure(getJson(host, transport({ timeoutMs: 50, retries: 3 })));
    expect(error).toMatchObject({ name: 'StoreError', code: 'timeout', url: host });
    expect(error.message).toBe('The store did not answer within 50 ms.');
    expect(requests).toHaveLength(1);
  },
);

it('counts the pauses between retries into the time limit', async () => {
  const { host, requests } = await serve(text('', 503));
  const call = getJson(host, transport({ timeoutMs: 200, retries: 5, retryDelayMs: 60_000 }));
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
  expect(requests).toHaveLength(1);
});

it('ends with the signal of the caller, and lets the store know', async () => {
  const caller = new AbortController();
  let closed: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { host } = await serve((_, response) => {
    response.on('close', closed);
    caller.abort();
  });
  await expect(getJson(host, transport(), caller.signal)).rejects.toMatchObject({
    name: 'StoreError',
    code: 'aborted',
  });
  await stopped;
});

it('sends nothing for a signal that was aborted before', async () => {
  const { host, requests } = await serve(json({}));
  await expect(getJson(host, transport(), AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' });
  expect(requests).toHaveLength(0);
});

it('leaves no trace on a signal that outlives the call', async () => {
  const { host } = await serve(json({}));
  const { signal } = new AbortController();
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners++;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners--;
    remove(...args);
  };
  await getJson(host, transport(), signal);
  expect(listeners).toBe(0);
});
