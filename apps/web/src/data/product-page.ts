import teasers from 'virtual:locked-teasers';
import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import type { Params } from 'react-router-dom';
import { metaDescriptionLength } from '../config/limits.ts';
import { euro } from './item.ts';
import { priceIn } from './price-in.ts';

export interface ProductPage {
  product: LocalProduct;
  /** The beginning of the locked content; the rest never reaches the browser. */
  teaser: string;
  /** As the language writes it. */
  price: string;
  /** What search engines show of it. */
  summary: string;
}

/** What the page of a product shows; undefined when there is no such product. */
export async function loadProductPage(language: Language, { id }: Params): Promise<ProductPage | undefined> {
  const [products, { default: teaser }] = await Promise.all([loadProducts(language), teasers[language]()]);
  const product = products.find((product) => product.id === id);
  return (
    product && {
      product,
      teaser: teaser[product.id] ?? '',
      price: priceIn(language, product.price_in_cents, euro(language)),
      summary: cutText(product.description, metaDescriptionLength),
    }
  );
}
