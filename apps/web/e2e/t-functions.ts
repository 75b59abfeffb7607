import { type Language, loadMessages } from '@vitrine/i18n';

/** Loads the messages of a language. Returns one `t` function per namespace. `storeProduct` is for the keys below `store` in `product`. */
export async function loadTFunctions(language: Language) {
  const i18n = await loadMessages(language, [
    'common',
    'home',
    'home-sections',
    'shop',
    'product',
    'cart',
    'blog',
    'legal',
    'success',
    'not-found',
  ]);
  return {
    common: i18n.getFixedT(null, 'common'),
    home: i18n.getFixedT(null, 'home'),
    homeSections: i18n.getFixedT(null, 'home-sections'),
    shop: i18n.getFixedT(null, 'shop'),
    product: i18n.getFixedT(null, 'product'),
    storeProduct: i18n.getFixedT(null, 'product', 'store'),
    cart: i18n.getFixedT(null, 'cart'),
    blog: i18n.getFixedT(null, 'blog'),
    legal: i18n.getFixedT(null, 'legal'),
    success: i18n.getFixedT(null, 'success'),
    notFound: i18n.getFixedT(null, 'not-found'),
  };
}
