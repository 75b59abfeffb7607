import { languages, loadMessages } from '@vitrine/i18n';
import { loadLegalDocument, loadPost, loadProducts } from '@vitrine/i18n/content';
import { describe, expect, it } from 'vitest';
import { createStoreProduct, createStoreVariant } from '../testing/store-product.ts';
import { createStructuredData, type Site } from './structured-data.ts';

const url = 'https://vitrine.example';

const createSite = async (language: Site['language'], prefix?: Site['prefix']): Promise<Site> => ({
  url,
  language,
  prefix,
  t: (await loadMessages(language, ['common'])).getFixedT(null, 'common'),
});

type Thing = Record<string, unknown> & { '@type': string };

/** Returns the structured data of a page by type, parsed from its JSON. */
function getStructuredData(site: Site, module: string, data?: unknown): Record<string, Thing | undefined> {
  const { '@graph': things } = JSON.parse(JSON.stringify(createStructuredData(site, module, data)));
  return Object.fromEntries(things.map((thing: Thing) => [thing['@type'], thing]));
}

describe.each(languages)('in %s', (language) => {
  it('every page has the organization and the website', async () => {
    const { Organization, WebSite } = getStructuredData(await createSite(language), 'landing/page');
    expect(Organization).toMatchObject({ name: 'Vitrine', url: `${url}/`, logo: `${url}/icon-512.png` });
    expect(WebSite).toMatchObject({ name: 'Vitrine', url: `${url}/`, publisher: { '@id': Organization?.['@id'] } });
  });

  it('a local product has a name, an image and an offer with a machine-readable price', async () => {
    const [product] = await loadProducts(language);
    const { Product } = getStructuredData(await createSite(language, language), 'product/page', {
      product,
      teaser: '',
    });
    expect(Product).toMatchObject({
      name: product?.name,
      description: product?.description,
      image: `${url}/art/social/product-1.png`,
      offers: { '@type': 'Offer', price: '499.99', priceCurrency: 'EUR', url: `${url}/${language}/product/1` },
    });
  });

  it('a store product has an offer per variant, with its price and availability', async () => {
    const variants = [
      createStoreVariant({ id: 'small', title: 'Small', sku: 'S', price_in_cents: 24900, sale_price_in_cents: 19900 }),
      createStoreVariant({
        id: 'large',
        manage_inventory: true,
        inventory_quantity: 0,
        currency: 'tnd',
        price_in_cents: 185500,
        currency_info: { code: 'tnd', decimal_digits: 3 },
      }),
    ];
    const product = createStoreProduct({ id: 'a b', title: 'Kit', image: '/kit.png', variants });
    const data = { product, metaDescription: 'A kit.' };
    const { Product, BreadcrumbList } = getStructuredData(
      await createSite(language, language),
      'store-product/page',
      data,
    );
    const page = `${url}/${language}/product/a%20b`;
    expect(Product).toMatchObject({ name: 'Kit', description: 'A kit.', image: [`${url}/kit.png`], url: page });
    expect(Product?.offers).toMatchObject([
      {
        url: `${page}?variant=small`,
        name: 'Small',
        sku: 'S',
        price: '199.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
      {
        url: `${page}?variant=large`,
        price: '185.500',
        priceCurrency: 'TND',
        availability: 'https://schema.org/OutOfStock',
      },
    ]);
    expect(JSON.stringify(BreadcrumbList)).toContain(`"item":"${page}"`);
  });

  it('a post has a headline, an image, a date, an author and a publisher', async () => {
    const slug = 'price-of-mistakes';
    const post = await loadPost(language, slug);
    const { BlogPosting, Organization } = getStructuredData(await createSite(language, language), 'post/page', post);
    expect(BlogPosting).toMatchObject({
      headline: post?.title,
      image: `${url}/art/social/post-${slug}.png`,
      datePublished: post?.created_at,
      author: { '@type': 'Person', name: post?.author },
      publisher: { '@id': Organization?.['@id'] },
      inLanguage: language,
      mainEntityOfPage: `${url}/${language}/blog/${slug}`,
    });
    expect(String(BlogPosting?.headline).length).toBeLessThanOrEqual(110);
  });
});

it('a price has the usual decimal digits of its currency if the store does not state them', async () => {
  const variants = [createStoreVariant({ currency: 'jpy', price_in_cents: 500, currency_info: { code: 'jpy' } })];
  const { Product } = getStructuredData(await createSite('en'), 'store-product/page', {
    product: createStoreProduct({ variants }),
    metaDescription: '',
  });
  expect(Product?.offers).toMatchObject([{ price: '500', priceCurrency: 'JPY' }]);
});

describe('the breadcrumb of a page', () => {
  interface ListItem {
    position: number;
    name: string;
    item: string;
  }
  const formatBreadcrumb = ({ itemListElement }: Thing = { '@type': 'BreadcrumbList', itemListElement: [] }) =>
    (itemListElement as ListItem[]).map(({ position, name, item }) => `${position} ${name} ${item}`);

  it('starts at the landing page and keeps the language prefix of the URL', async () => {
    const product = (await loadProducts('fr'))[2];
    const { BreadcrumbList } = getStructuredData(await createSite('fr', 'fr'), 'product/page', {
      product,
      teaser: '',
    });
    expect(formatBreadcrumb(BreadcrumbList)).toEqual([
      `1 Accueil ${url}/fr`,
      `2 Boutique ${url}/fr/shop`,
      `3 ${product?.name} ${url}/fr/product/3`,
    ]);
  });

  it('has bare URLs on a page with a bare URL', async () => {
    const { BreadcrumbList } = getStructuredData(await createSite('en'), 'blog/page');
    expect(formatBreadcrumb(BreadcrumbList)).toEqual([`1 Home ${url}/`, `2 Blog ${url}/blog`]);
  });

  it('ends with the title of a legal document', async () => {
    const document = { name: 'cookie-policy', ...(await loadLegalDocument('en', 'cookie-policy')) };
    const { BreadcrumbList } = getStructuredData(await createSite('en'), 'legal/page', document);
    expect(formatBreadcrumb(BreadcrumbList).at(-1)).toBe(`2 ${document.title} ${url}/cookie-policy`);
  });

  it('does not exist on the landing page', async () => {
    expect(getStructuredData(await createSite('en'), 'landing/page').BreadcrumbList).toBeUndefined();
  });
});
