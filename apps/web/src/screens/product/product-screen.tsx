import { useLoaderData } from 'react-router-dom';
import type { ProductPage } from '../../data/product-page.ts';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductView } from './product-view.tsx';

/** The page of a product, or of an id that there is not (spec, section 2). */
export function ProductScreen() {
  const page = useLoaderData<ProductPage | null>();
  // Another product is another page: nothing of what was open, or known of its stock, is carried over.
  return page ? <ProductView key={page.product.id} {...page} /> : <ProductNotFound />;
}

export { ProductScreen as Component };
