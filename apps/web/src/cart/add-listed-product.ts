import { useQueryClient } from '@tanstack/react-query';
import { defaultVariant } from '@vitrine/cart';
import { useNavigate } from 'react-router-dom';
import { getProductPath, isLocalProduct, isSoldOut, toCartItem } from '../catalogue/index.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useLocalizedPath } from '../lib/hooks/use-localized-path.ts';
import { useCartActions } from './site-cart.ts';

/** How long a click waits for the store, in ms. */
const timeoutMs = 5000;

/**
 * Returns a function that adds the product of a card in the shop, in its default variant. A local product is added at once, without its
 * stock: repricing corrects the quantity. Cards have no stock, so a store product is requested first. A product that cannot be added
 * (unknown, sold out, no response within the time) opens its page instead, unless the visitor has left the page of the card.
 */
export function useAddListedProduct() {
  const { addToCart } = useCartActions();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const localizePath = useLocalizedPath();

  async function loadItem(id: string) {
    // From overlays.ts, so that the queries are not in the code of the shop.
    const { localProductsQuery, requestProducts } = await import('../overlays.ts');
    if (isLocalProduct(id)) {
      const product = (await queryClient.query(localProductsQuery(language))).find((product) => product.id === id);
      return product && toCartItem(product, language);
    }
    const product = (await requestProducts(language, [id], AbortSignal.timeout(timeoutMs))).get(id);
    const variant = product && defaultVariant(product);
    if (!variant || isSoldOut({ ...variant, purchasable: product.purchasable })) return undefined;
    return { product, variant };
  }

  return async ({ id }: { id: string }) => {
    const { pathname } = window.location;
    const item = await loadItem(id).catch((error) => console.error(`The product ${id} could not be loaded:`, error));
    // Also undefined after an error.
    if (item) addToCart(item);
    else if (window.location.pathname === pathname) void navigate(localizePath(getProductPath(id)));
  };
}
