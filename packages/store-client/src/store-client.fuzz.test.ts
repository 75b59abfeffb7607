import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPrice, aProduct, aVariant } from '../test/wire-product.ts';
import { createStoreClient } from './store-client.ts';
import { StoreError } from './store-error.ts';

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

it(
  'gives safe products or a StoreError for any JSON',
  () =>
    fc.assert(
      fc.asyncProperty(anyJson, (body) => askEverything(body)),
      { numRuns: 1000 },
    ),
  60_000,
);

it(
  'gives safe products or a StoreError for the contract’s own words on wrong places',
  () =>
    fc.assert(
      fc.asyncProperty(twistedPage, (body) => askEverything(JSON.stringify(body))),
      { numRuns: 1000 },
    ),
  60_000,
);

it('gives a StoreError or an answer for any body and status', () =>
  fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 200, max: 599 }), askEverything), {
    numRuns: 1000,
  }));
