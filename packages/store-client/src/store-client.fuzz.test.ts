import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { aPrice, aProduct, aVariant } from '../test/wire-product.ts';
import { createStoreClient } from './store-client.ts';
import { StoreError } from './store-error.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

/** Any JSON value, including objects with a field `__proto__`. */
const anyJson = fc.json({ maxDepth: 6 });

/** Products with valid field names and wrong values: closer to the responses of a broken store than random JSON. */
const invalidProduct = fc
  .dictionary(
    fc.constantFrom(...Object.keys(aProduct({ id: 'a' })), ...Object.keys(aVariant({ id: 'a' })), 'media', '__proto__'),
    fc.oneof(fc.jsonValue(), fc.constant([aPrice()]), fc.constant([aVariant({ id: 'x' })])),
  )
  .map((fields) => ({ ...aProduct({ id: 'a' }), ...fields }));
const invalidPage = fc.record({
  products: fc.array(invalidProduct),
  variants: fc.array(invalidProduct),
  product: invalidProduct,
});

/** Uses a fake `fetch`: thousands of requests over the network would test the network. */
function clientOf(body: string, status = 200) {
  return createStoreClient({
    host: 'http://store',
    storeId: 'shop',
    fetch: async () => new Response([204, 205, 304].includes(status) ? null : body, { status }),
    retries: 0,
    onReport: () => {},
  });
}

/** Fails unless the call resolves or rejects with a `StoreError`. */
async function settle<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return undefined;
  }
}

const isMoney = (amount: number | null) => amount === null || (Number.isSafeInteger(amount) && amount >= 0);

async function callEveryMethod(body: string, status?: number) {
  const client = clientOf(body, status);
  const product = await settle(client.product('a'));
  const page = await settle(client.products());
  const quantities = await settle(client.quantities(['a']));
  for (const { id, variants } of [...(page?.products ?? []), ...(product ? [product] : [])]) {
    expect(id).not.toBe('');
    expect(variants.length).toBeGreaterThan(0);
    for (const { price_in_cents, sale_price_in_cents } of variants)
      expect([price_in_cents, sale_price_in_cents].every(isMoney)).toBe(true);
  }
  for (const quantity of quantities?.values() ?? []) expect(isMoney(quantity)).toBe(true);
}

/** A `fetch` whose head and chunks arrive after these delays, and which can be aborted like a real one. */
const slowFetch =
  (status: number, body: string, headMs: number, chunksMs: readonly number[]): typeof fetch =>
  async (_, init) => {
    let timer: NodeJS.Timeout | undefined;
    const after = (ms: number) =>
      new Promise<void>((resolve, reject) => {
        timer = setTimeout(resolve, ms);
        init?.signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(init.signal?.reason);
        });
      });
    await after(headMs);
    const bytes = new TextEncoder().encode(body);
    const chunks = chunksMs.map((ms, index) => ({
      ms,
      bytes: bytes.slice((index * bytes.length) / chunksMs.length, ((index + 1) * bytes.length) / chunksMs.length),
    }));
    const stream = new ReadableStream({
      async pull(controller) {
        const chunk = chunks.shift();
        if (!chunk) return controller.close();
        await after(chunk.ms);
        controller.enqueue(chunk.bytes);
      },
      cancel: () => clearTimeout(timer),
    });
    return new Response(stream, { status });
  };

/** `AbortSignal.timeout` on the fake clock: Vitest does not replace it. */
function fakeTimeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
  return controller.signal;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('resolves to safe products or rejects with a StoreError for any JSON', () =>
  fc.assert(
    fc.asyncProperty(anyJson, (body) => callEveryMethod(body)),
    { numRuns },
  ));

it('resolves to safe products or rejects with a StoreError for valid field names with wrong values', () =>
  fc.assert(
    fc.asyncProperty(invalidPage, (body) => callEveryMethod(JSON.stringify(body))),
    { numRuns },
  ));

it('resolves or rejects with a StoreError for any body and status', () =>
  fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 200, max: 599 }), callEveryMethod), {
    numRuns,
  }));

it('settles within the timeout and leaves no timer behind, for stores of any speed', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeout);
  const delay = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20_000 }));
  const response = fc.record({
    status: fc.constantFrom(200, 404, 429, 500, 503),
    body: fc.oneof(fc.constant(JSON.stringify({ products: [aProduct({ id: 'a' })] })), fc.string()),
    headMs: delay,
    chunksMs: fc.array(delay, { maxLength: 4 }),
    timeoutMs: fc.integer({ min: 1, max: 10_000 }),
    retries: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(response, async ({ status, body, headMs, chunksMs, timeoutMs, retries }) => {
      const client = createStoreClient({
        host: 'http://store',
        storeId: 'shop',
        fetch: slowFetch(status, body, headMs, chunksMs),
        timeoutMs,
        retries,
        onReport: () => {},
      });
      let isSettled = false;
      settle(client.products()).finally(() => {
        isSettled = true;
      });
      await vi.advanceTimersByTimeAsync(timeoutMs);
      expect(isSettled).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns },
  );
});
