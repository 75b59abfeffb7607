import { isLanguage, type Language } from '@vitrine/i18n';
import { loadCatalogue } from '@vitrine/i18n/catalogue';
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

/** The variants of the workshop: its date, its time, and the places that are left. */
const workshopVariants = [
  ['january', 'morning', 3],
  ['january', 'afternoon', 0],
  ['february', 'morning', 9],
] as const;

/** A product that only the store has: not in its list, but at its own URL. */
async function workshop(language: Language) {
  const { 'live-workshop': texts } = await loadCatalogue(language);
  const value = (option: string, key: string) => texts?.options?.[option]?.values[key] ?? '';
  return {
    id: 'live-workshop',
    title: texts?.title,
    subtitle: texts?.subtitle,
    ribbon_text: texts?.ribbon,
    description: texts?.description,
    media: ['live-workshop', 'live-workshop-assistant', 'live-workshop-dates'].map((name, order) => ({
      url: `/art/products/${name}.svg`,
      order,
      type: 'image',
    })),
    options: ['date', 'time'].map((id) => ({ id, title: texts?.options?.[id]?.title, values: [] })),
    additional_info: texts?.info?.map((info, order) => ({ id: String(order), order, ...info })),
    custom_fields: [{ id: 'participant', title: texts?.fields?.participant, is_required: true }],
    variants: workshopVariants.map(([date, time]) => ({
      id: `${date}-${time}`,
      title: `${value('date', date)} / ${value('time', time)}`,
      manage_inventory: true,
      prices: [{ amount: 24_900, sale_amount: 19_900, currency_code: 'eur', currency: euro(language) }],
      options: Object.entries({ date, time }).map(([option, key]) => ({
        id: `${date}-${time}-${option}`,
        option_id: option,
        variant_id: `${date}-${time}`,
        value: value(option, key),
      })),
    })),
  };
}

/** The response of a store that sells the site's own products; the course (3) has a stock of four. */
async function respond({ pathname, searchParams }: URL) {
  const [, , store = '', kind, wanted] = pathname.split('/');
  const language = store.split('-').at(-1);
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const products = (await loadProducts(language)).map((product) => wireProduct(product, euro(language)));
  if (kind === 'variants') {
    const stock = (id: string) => (id === '3' ? 4 : null);
    return Response.json({
      variants: [
        ...products.map(({ id }) => ({ id: `${id}-default`, inventory_quantity: stock(id) })),
        ...workshopVariants.map(([date, time, left]) => ({ id: `${date}-${time}`, inventory_quantity: left })),
      ],
    });
  }
  if (wanted === 'live-workshop') return Response.json({ product: await workshop(language) });
  const product = products.find(({ id }) => id === wanted);
  if (wanted) return product ? Response.json({ product }) : new Response(null, { status: 404 });
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
