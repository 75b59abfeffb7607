import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const timeoutMs = 30_000;
const pageSize = 100;

/** Maximum number of pages of a list: a store that always has another one would never end. */
const maxPages = 1000;

/** Loads the JSON of a catalogue from a file, or from the URL of a product list with all of its pages and the stock of its variants. */
export async function loadCatalogue(source: string): Promise<unknown> {
  if (URL.canParse(source) && /^https?:/i.test(source)) return loadFromUrl(new URL(source));
  return parseJson(await readFile(source, 'utf8'), source);
}

/** Returns the store id that a source suggests: the one in the URL of a product list, or the name of the file. */
export function getDefaultStoreId(source: string): string {
  const [, storeId] = /\/store\/([^/?#]+)\/products/.exec(source) ?? [];
  return storeId ?? basename(source).replace(/\.json$/i, '');
}

async function loadFromUrl(url: URL): Promise<unknown> {
  const products: { id?: unknown }[] = [];
  for (let page = 0; page < maxPages; page++) {
    url.searchParams.set('limit', String(pageSize));
    url.searchParams.set('offset', String(products.length));
    const list = (await fetchJson(url)) as { products?: unknown; count?: unknown } | null;
    // Anything else is reported when the catalogue is parsed.
    if (!Array.isArray(list?.products)) return list;
    products.push(...list.products);
    if (list.products.length === 0 || !(products.length < Number(list.count))) break;
  }
  const variants: unknown[] = [];
  for (let start = 0; start < products.length; start += pageSize) {
    const ids = products.slice(start, start + pageSize).map((product) => String(product?.id));
    variants.push(...(await fetchVariants(url, ids)));
  }
  return { products, variants };
}

async function fetchVariants(listUrl: URL, productIds: string[]): Promise<unknown[]> {
  const url = new URL('variants', listUrl);
  url.searchParams.set('fields', 'inventory_quantity');
  for (const id of productIds) url.searchParams.append('product_ids[]', id);
  const list = (await fetchJson(url)) as { variants?: unknown } | null;
  return Array.isArray(list?.variants) ? list.variants : [];
}

async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} responded with HTTP ${response.status}.`);
  return parseJson(await response.text(), url.href);
}

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${(error as Error).message}.`);
  }
}
