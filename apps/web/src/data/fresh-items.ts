import type { CartLine, CartProduct, CartVariant } from '@vitrine/cart';
import type { CatalogLookup } from '@vitrine/cart/reprice';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { type StoreProduct, withQuantities } from '@vitrine/store-client';
import { localItem } from './item.ts';
import { storeIn } from './store.ts';

/** The store gives at most this many products in one answer. */
const pageSize = 100;

interface Sold {
  byId: ReadonlyMap<string, StoreProduct>;
  /** False when the store has sent more than can be sold safely: what is missing here may only have been sent badly. */
  complete: boolean;
}

/** What the store sells of these products; undefined while it is silent. */
async function soldNow(language: Language, ids: readonly string[]): Promise<Sold | undefined> {
  const store = storeIn(language);
  const pages: string[][] = [];
  for (let from = 0; from < ids.length; from += pageSize) pages.push(ids.slice(from, from + pageSize));
  try {
    const [answers, quantities] = await Promise.all([
      Promise.all(pages.map((ids) => store.products({ ids, limit: pageSize }))),
      store.quantities(ids),
    ]);
    const products = withQuantities(
      answers.flatMap(({ products }) => products),
      quantities,
    );
    return {
      byId: new Map(products.map((product) => [product.id, product])),
      complete: answers.every(({ count, products }) => products.length >= count),
    };
  } catch (error) {
    console.error('The store did not say whether the cart is up to date:', error);
    return undefined;
  }
}

/**
 * What the lines of a cart are today, in a language: the site's own products as the site presents them, the others as the
 * store sells them. While the store is silent, or sends a product badly, its lines stay as they are, and so does what is known of the stock.
 */
export async function freshItems(
  language: Language,
  lines: readonly CartLine[],
): Promise<CatalogLookup<CartProduct, CartVariant, undefined>> {
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  const [own, sold] = await Promise.all([loadProducts(language), soldNow(language, ids)]);
  return ({ product: { id }, variant: saved }) => {
    const product = sold?.byId.get(id);
    const variant = product?.variants.find((variant) => variant.id === saved.id);
    const local = own.find((product) => product.id === id);
    if (local) return localItem(local, language, variant ?? saved);
    if (product && variant) return { product, variant };
    return sold?.complete ? null : undefined;
  };
}
