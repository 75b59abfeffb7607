import { isLanguage, type Language } from '@vitrine/i18n';
import { loadCatalogue } from '@vitrine/i18n/catalogue';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { getEuro } from '../shared/store/cart-item.ts';

/** Converts a local product to the format of the store API, with only the fields that the client reads. */
const toWireProduct = (
  { id, name, image_url, price_in_cents }: LocalProduct,
  currency: ReturnType<typeof getEuro>,
) => ({
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

/** The variants of the workshop: date, time and stock. */
const workshopVariants = [
  ['january', 'morning', 3],
  ['january', 'afternoon', 0],
  ['february', 'morning', 9],
] as const;

/** Creates a store product that is not a local product. It is not in the list of the store, but has its own URL. */
async function createWorkshop(language: Language) {
  const { 'live-workshop': content } = await loadCatalogue(language);
  const getValue = (option: string, key: string) => content?.options?.[option]?.values[key] ?? '';
  return {
    id: 'live-workshop',
    title: content?.title,
    subtitle: content?.subtitle,
    ribbon_text: content?.ribbon,
    description: content?.description,
    media: ['live-workshop', 'live-workshop-assistant', 'live-workshop-dates'].map((name, order) => ({
      url: `/art/products/${name}.svg`,
      order,
      type: 'image',
    })),
    options: ['date', 'time'].map((id) => ({ id, title: content?.options?.[id]?.title, values: [] })),
    additional_info: content?.info?.map((info, order) => ({ id: String(order), order, ...info })),
    custom_fields: [{ id: 'participant', title: content?.fields?.participant, is_required: true }],
    variants: workshopVariants.map(([date, time]) => ({
      id: `${date}-${time}`,
      title: `${getValue('date', date)} / ${getValue('time', time)}`,
      manage_inventory: true,
      prices: [{ amount: 24_900, sale_amount: 19_900, currency_code: 'eur', currency: getEuro(language) }],
      options: Object.entries({ date, time }).map(([option, key]) => ({
        id: `${date}-${time}-${option}`,
        option_id: option,
        variant_id: `${date}-${time}`,
        value: getValue(option, key),
      })),
    })),
  };
}

/** Responds like a store that sells the local products. The course (id 3) has a stock of 4. */
async function respond({ pathname, searchParams }: URL) {
  const [, , storeId = '', resource, productId] = pathname.split('/');
  const language = storeId.split('-').at(-1);
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const products = (await loadProducts(language)).map((product) => toWireProduct(product, getEuro(language)));
  if (resource === 'variants') {
    const getStock = (id: string) => (id === '3' ? 4 : null);
    return Response.json({
      variants: [
        ...products.map(({ id }) => ({ id: `${id}-default`, inventory_quantity: getStock(id) })),
        ...workshopVariants.map(([date, time, stock]) => ({ id: `${date}-${time}`, inventory_quantity: stock })),
      ],
    });
  }
  if (productId === 'live-workshop') return Response.json({ product: await createWorkshop(language) });
  const product = products.find(({ id }) => id === productId);
  if (productId) return product ? Response.json({ product }) : new Response(null, { status: 404 });
  const ids = searchParams.getAll('ids[]');
  const found = ids.length > 0 ? products.filter(({ id }) => ids.includes(id)) : products;
  const limit = Number(searchParams.get('limit') ?? found.length);
  return Response.json({ products: found.slice(0, limit), count: found.length, offset: 0, limit });
}

/** Replaces `fetch` for requests to the store. It is not restored, because a story may end while a request is pending. */
export function interceptStoreRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/store/') ? respond(url) : fetch(input, init);
  };
}
