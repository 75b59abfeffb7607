import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoreClient } from './store-client.ts';
import { StoreError } from './store-error.ts';
import { createWirePrice, createWireProduct, createWireVariant } from './testing/wire-product.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 500);

/** Any JSON value, including objects with a field `__proto__`. */
const anyJson = fc.json({ maxDepth: 6 });

/** Products with valid field names and invalid values. They are closer to the responses of a failing store than random JSON. */
const invalidProduct = fc
  .dictionary(
    fc.constantFrom(
      ...Object.keys(createWireProduct({ id: 'a' })),
      ...Object.keys(createWireVariant({ id: 'a' })),
      'media',
      '__proto__',
    ),
    fc.oneof(fc.jsonValue(), fc.constant([createWirePrice()]), fc.constant([createWireVariant({ id: 'x' })])),
  )
  .map((fields) => ({ ...createWireProduct({ id: 'a' }), ...fields }));

/** A body with the fields of all three responses: a product, a page of products and a list of variants. */
const invalidBody = fc.record({
  products: fc.array(invalidProduct),
  variants: fc.array(invalidProduct),
  product: invalidProduct,
});

/** Creates a client with a fake `fetch`, since thousands of requests to a real server would be slow. */
function createClient(body: string, status = 200) {
  return createStoreClient({
    host: 'http://store',
    storeId: 'shop',
    fetch: async () => new Response([204, 205, 304].includes(status) ? null : body, { status }),
    retries: 0,
    onReport: () => {},
  });
}

/** Resolves to the value, or to undefined if the promise rejects with a `StoreError`. Fails for other errors. */
async function expectValueOrStoreError<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return undefined;
  }
}

const isNullOrNonNegativeInteger = (value: number | null) =>
  value === null || (Number.isSafeInteger(value) && value >= 0);

async function expectValidResults(body: string, status?: number) {
  const client = createClient(body, status);
  const product = await expectValueOrStoreError(client.product('a'));
  const page = await expectValueOrStoreError(client.products());
  const quantities = await expectValueOrStoreError(client.quantities(['a']));
  for (const { id, variants } of [...(page?.products ?? []), ...(product ? [product] : [])]) {
    expect(id).not.toBe('');
    expect(variants.length).toBeGreaterThan(0);
    for (const { price_in_cents, sale_price_in_cents } of variants)
      expect([price_in_cents, sale_price_in_cents].every(isNullOrNonNegativeInteger)).toBe(true);
  }
  for (const quantity of quantities?.values() ?? []) expect(isNullOrNonNegativeInteger(quantity)).toBe(true);
}

/** Creates a fake `fetch` that can be aborted. The headers and the chunks of the body arrive after these delays. */
const createSlowFetch =
  (status: number, body: string, headersDelayMs: number, chunkDelaysMs: readonly number[]): typeof fetch =>
  async (_, init) => {
    let timer: NodeJS.Timeout | undefined;
    const delay = (ms: number) =>
      new Promise<void>((resolve, reject) => {
        timer = setTimeout(resolve, ms);
        init?.signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(init.signal?.reason);
        });
      });
    await delay(headersDelayMs);
    const bytes = new TextEncoder().encode(body);
    const chunks = chunkDelaysMs.map((delayMs, index) => ({
      delayMs,
      bytes: bytes.slice(
        (index * bytes.length) / chunkDelaysMs.length,
        ((index + 1) * bytes.length) / chunkDelaysMs.length,
      ),
    }));
    const stream = new ReadableStream({
      async pull(controller) {
        const chunk = chunks.shift();
        if (!chunk) return controller.close();
        await delay(chunk.delayMs);
        controller.enqueue(chunk.bytes);
      },
      cancel: () => clearTimeout(timer),
    });
    return new Response(stream, { status });
  };

/** Replaces `AbortSignal.timeout`, which Vitest does not mock, with a version that uses the fake timers. */
function createTimeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
  return controller.signal;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('resolves to valid products or rejects with a StoreError for any JSON', () =>
  fc.assert(
    fc.asyncProperty(anyJson, (body) => expectValidResults(body)),
    { numRuns },
  ));

it('resolves to valid products or rejects with a StoreError for valid field names with invalid values', () =>
  fc.assert(
    fc.asyncProperty(invalidBody, (body) => expectValidResults(JSON.stringify(body))),
    { numRuns },
  ));

it('resolves or rejects with a StoreError for any body and status', () =>
  fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 200, max: 599 }), expectValidResults), {
    numRuns,
  }));

it('settles within the timeout and clears its timers for any response delay', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(createTimeoutSignal);
  const anyDelayMs = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20_000 }));
  const anyResponse = fc.record({
    status: fc.constantFrom(200, 404, 429, 500, 503),
    body: fc.oneof(fc.constant(JSON.stringify({ products: [createWireProduct({ id: 'a' })] })), fc.string()),
    headersDelayMs: anyDelayMs,
    chunkDelaysMs: fc.array(anyDelayMs, { maxLength: 4 }),
    timeoutMs: fc.integer({ min: 1, max: 10_000 }),
    retries: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(anyResponse, async ({ status, body, headersDelayMs, chunkDelaysMs, timeoutMs, retries }) => {
      const client = createStoreClient({
        host: 'http://store',
        storeId: 'shop',
        fetch: createSlowFetch(status, body, headersDelayMs, chunkDelaysMs),
        timeoutMs,
        retries,
        onReport: () => {},
      });
      let isSettled = false;
      expectValueOrStoreError(client.products()).finally(() => {
        isSettled = true;
      });
      await vi.advanceTimersByTimeAsync(timeoutMs);
      expect(isSettled).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns },
  );
});
