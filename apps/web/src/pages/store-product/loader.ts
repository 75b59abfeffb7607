import { localizedPath } from '@vitrine/i18n';
import { StoreError } from '@vitrine/store-client';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { getProductPath } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { queryClientContext } from '../../lib/query-client-context.ts';
import { getStoreClient } from '../../lib/store-client.ts';
import { catchNotFound, type StoreProductPageData } from './load-store-product.ts';
import { storeProductQuery } from './store-product-query.ts';

/**
 * Loads the page of a store product. Redirects from a slug to the product's id. Throws a 404 response for an unknown product, and a 503
 * response if the store does not return it.
 */
export async function loader(args: LoaderFunctionArgs): Promise<StoreProductPageData> {
  const language = getLanguage(args);
  const { lang, id = '' } = args.params;
  try {
    const product = await args.context.get(queryClientContext).query({
      ...storeProductQuery(language, id),
      // A cached product is shown at once. The page then loads it again if it is stale.
      staleTime: 'static',
    });
    if (product) return product;
    const bySlug = await catchNotFound(getStoreClient(language).product(id, { field: 'slug' }));
    if (bySlug) throw redirect(localizedPath(lang ? language : undefined, getProductPath(bySlug.id)), 301);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(`The store did not return the product ${id}:`, error.message);
    throw data(null, { status: 503 });
  }
  throw data(null, { status: 404 });
}
