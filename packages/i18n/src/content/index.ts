export type { LegalDocument, LegalDocumentName } from './load-legal-document.ts';
export { legalDocuments, loadLegalDocument, sellerEmail } from './load-legal-document.ts';
export { loadPost, loadPosts } from './load-posts.ts';
export { loadProductDetails } from './load-product-details.ts';
export { loadProducts } from './load-products.ts';
export type { LocalArticle, LocalPost, PostSection } from './local-post.ts';
export type { LocalProduct, ProductCategory, ProductDetails } from './local-product.ts';
export type { ArticlePart } from './split-article.ts';
