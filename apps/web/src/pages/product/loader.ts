import teaserLoaders from 'virtual:locked-teasers';
import { cutText } from '@vitrine/i18n';
import { loadPosts, loadProductDetails, loadProducts } from '@vitrine/i18n/content';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadProductList, toProductListItem } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { maxMetaDescriptionLength } from '../../lib/config/limits.ts';

/** Loads a local product, with prices formatted in the language. */
export async function loader(args: LoaderFunctionArgs, id: string) {
  const language = getLanguage(args);
  const [products, details, posts, { default: teaserById }] = await Promise.all([
    loadProducts(language),
    loadProductDetails(language, id),
    loadPosts(language),
    teaserLoaders[language](),
  ]);
  const product = products.find((product) => product.id === id);
  if (!product || !details) throw data(null, { status: 404 });
  /** A post by the author of the product. */
  const post = posts.find(({ author }) => author === details.author.name);
  return {
    product,
    details,
    /** The beginning of the locked content. The browser never receives the rest. */
    teaser: teaserById[id] ?? '',
    price: toProductListItem(language, product).price,
    metaDescription: cutText(product.description, maxMetaDescriptionLength),
    post: post ? { slug: post.slug, title: post.title } : null,
    related: await loadProductList(language, product.related),
  };
}
