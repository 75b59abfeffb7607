import { isLanguage } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { euro } from '../shared/store/cart-item.ts';

/** A product of the site in the wire format, with only the fields that the client reads. */
const wireProduct = ({ id, name, image_url, price_in_cents }: LocalProduct, currency: ReturnType<typeof euro>) => ({
  id,
  title: name,
  thumbnail: image_url,
  purchasable: true,
  variants: [
    {
      id: `${id}-default`,
      title: '',
      image_url,
      manage_inventory: id === '3',
      prices: [{ amount: price_in_cents, sale_amount: null, currency_code: 'eur', currency }],
      options: [],
    },
  ],
});

/** The response of a store that sells the site's own products; the course (3) has a stock of four. */
async function respond({ pathname, searchParams }: URL) {
  const [, , store = '', kind, wanted] = pathname.split('/');
  const language = store.split('-').at(-1);
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const products = (await loadProducts(language)).map((product) => wireProduct(product, euro(language)));
  if (kind === 'variants') {
    const stock = (id: string) => (id === '3' ? 4 : null);
    return Response.json({
      variants: products.map(({ id }) => ({ id: `${id}-default`, inventory_quantity: stock(id) })),
    });
  }
  if (wanted) return Response.json({ product: products.find(({ id }) => id === wanted) });
  const ids = searchParams.getAll('ids[]');
  const found = ids.length > 0 ? products.filter(({ id }) => ids.includes(id)) : products;
  const limit = Number(searchParams.get('limit') ?? found.length);
  return Response.json({ products: found.slice(0, limit), count: found.length, offset: 0, limit });
}

/** Replaces `fetch` for store requests of the stories. It is not restored, because a story may end while a request is pending. */
export function serveStore(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/store/') ? respond(url) : fetch(input, init);
  };
}
