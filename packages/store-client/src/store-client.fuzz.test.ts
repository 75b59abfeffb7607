import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { aPrice, aProduct, aVariant } from '../test/wire-product.ts';
import { createStoreClient } from './store-client.ts';
import { StoreError } from './store-error.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

/** Every value that JSON can write, objects with a field `__proto__` among them. */
const anyJson = fc.json({ maxDepth: 6 });

/** Words of the contract on wrong places: far nearer to what a faulty store says than plain chance. */
const twisted = fc
  .dictionary(
    fc.constantFrom(...Object.keys(aProduct({ id: 'a' })), ...Object.keys(aVariant({ id: 'a' })), 'media', '__proto__'),
    fc.oneof(fc.jsonValue(), fc.constant([aPrice()]), fc.constant([aVariant({ id: 'x' })])),
  )
  .map((fields) => ({ ...aProduct({ id: 'a' }), ...fields }));
const twistedPage = fc.record({ products: fc.array(twisted), variants: fc.array(twisted), product: twisted });

/** The answers come from a fake `fetch`: a thousand of them over the network would test the network. */
function clientOf(body: string, status = 200) {
  return createStoreClient({
    host: 'http://store',
    storeId: 'shop',
    fetch: async () => new Response([204, 205, 304].includes(status) ? null : body, { status }),
    retries: 0,
    onReport: () => {},
  });
}

/** Fails unless the call gives an answer or a `StoreError`. */
async function settle<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return undefined;
  }
}

const isMoney = (amount: number | null) => amount === null || (Number.isSafeInteger(amount) && amount >= 0);

async function askEverything(body: string, status?: number) {
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

/** A `fetch` whose head and chunks come after these delays, and which ends when its signal says so, as a real one does. */
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

afterEach(() => {
  vi.useRealTimers();
});

it('gives safe products or a StoreError for any JSON', () =>
  fc.assert(
    fc.asyncProperty(anyJson, (body) => askEverything(body)),
    { numRuns },
  ));

it('gives safe products or a StoreError for the contract’s own words on wrong places', () =>
  fc.assert(
    fc.asyncProperty(twistedPage, (body) => askEverything(JSON.stringify(body))),
    { numRuns },
  ));

it('gives a StoreError or an answer for any body and status', () =>
  fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 200, max: 599 }), askEverything), {
    numRuns,
  }));

it('settles within its time and leaves no timer behind, however slowly the store speaks', async () => {
  vi.useFakeTimers();
  const delay = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20_000 }));
  const speech = fc.record({
    status: fc.constantFrom(200, 404, 429, 500, 503),
    body: fc.oneof(fc.constant(JSON.stringify({ products: [aProduct({ id: 'a' })] })), fc.string()),
    headMs: delay,
    chunksMs: fc.array(delay, { maxLength: 4 }),
    timeoutMs: fc.integer({ min: 1, max: 10_000 }),
    retries: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(speech, async ({ status, body, headMs, chunksMs, timeoutMs, retries }) => {
      const client = createStoreClient({
        host: 'http://store',
        storeId: 'shop',
        fetch: slowFetch(status, body, headMs, chunksMs),
        timeoutMs,
        retries,
        onReport: () => {},
      });
      let timersLeft: number | undefined;
      const call = settle(client.products()).finally(() => {
        timersLeft = vi.getTimerCount();
      });
      await vi.advanceTimersByTimeAsync(timeoutMs);
      expect(timersLeft).toBe(0);
      await call;
    }),
    { numRuns },
  );
});
