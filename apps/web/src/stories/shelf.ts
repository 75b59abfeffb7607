import { isLanguage } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { euro } from '../data/item.ts';

/** A product of the site as the store's wire gives it: what the client reads, and no more. */
const onTheWire = ({ id, name, image_url, price_in_cents }: LocalProduct, currency: ReturnType<typeof euro>) => ({
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

/** The answer of a store that sells the site's own products; of the course (3) four are left. */
async function answer({ pathname, searchParams }: URL) {
  const [, , store = '', kind, wanted] = pathname.split('/');
  const language = store.split('-').at(-1);
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const products = (await loadProducts(language)).map((product) => onTheWire(product, euro(language)));
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

/** Lets the stories of screens ask a store that needs no network, from now on: a story may end in the middle of a question. */
export function openShelf(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/store/') ? answer(url) : fetch(input, init);
  };
}
