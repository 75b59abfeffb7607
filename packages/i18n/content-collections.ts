import { defineCollection, defineConfig, defineSingleton } from '@content-collections/core';
import { compileCatalogueEntry, compileLegalDocument, compilePost, compileProduct } from './build/compile-documents.ts';
import { compileFile } from './build/compile-file.ts';
import * as modules from './build/content-modules.ts';
import { frontMatter } from './build/front-matter.ts';
import * as schemas from './build/schemas.ts';

const newestFirst = (a: { created_at: string }, b: { created_at: string }) => b.created_at.localeCompare(a.created_at);

/** Facts that are the same in all languages. */
const productFacts = defineSingleton({
  name: 'productFacts',
  filePath: 'content/products.yaml',
  parser: 'yaml',
  schema: schemas.productFacts,
  onSuccess: async (facts) => {
    modules.requireDocuments(
      'products',
      facts?.products.map(({ id }) => id),
    );
    await modules.writeFacts('product-facts', facts?.products);
    // The site needs the ids on each page, and the other facts on some pages.
    await modules.writeFacts(
      'product-ids',
      facts?.products.map(({ id }) => id),
    );
  },
});

const postFacts = defineSingleton({
  name: 'postFacts',
  filePath: 'content/posts.yaml',
  parser: 'yaml',
  schema: schemas.postFacts,
  onSuccess: (facts) => {
    modules.requireDocuments(
      'posts',
      facts?.posts.map(({ slug }) => slug),
    );
    return modules.writeFacts('post-facts', facts?.posts.toSorted(newestFirst));
  },
});

const legalFacts = defineSingleton({
  name: 'legalFacts',
  filePath: 'content/legal.yaml',
  parser: 'yaml',
  schema: schemas.legalFacts,
  onSuccess: (facts) =>
    modules.writeFacts('legal-facts', { updated_at: facts?.updated_at, email: facts?.seller.email }),
});

/** The details of the seller in each language, or their placeholders. */
const sellers = defineCollection({
  name: 'sellers',
  directory: 'content',
  include: '*/seller.yaml',
  parser: 'yaml',
  schema: schemas.seller,
});

const products = defineCollection({
  name: 'products',
  directory: 'content',
  include: '*/products/*.md',
  parser: frontMatter,
  schema: schemas.product,
  transform: ({ content, ...fields }) => ({
    ...fields,
    ...compileFile(fields._meta.filePath, content, compileProduct),
  }),
  onSuccess: (documents) => modules.writeProducts(documents),
});

const posts = defineCollection({
  name: 'posts',
  directory: 'content',
  include: '*/posts/*.md',
  parser: frontMatter,
  schema: schemas.post,
  transform: ({ content, ...fields }) => ({ ...fields, ...compileFile(fields._meta.filePath, content, compilePost) }),
  onSuccess: (documents) => modules.writePosts(documents),
});

const legalDocuments = defineCollection({
  name: 'legalDocuments',
  directory: 'content',
  include: '*/legal/*.md',
  parser: frontMatter,
  schema: schemas.legalDocument,
  transform: ({ title, contents, content, _meta }, { documents }) => {
    const [language] = _meta.path.split('/');
    const findSeller = (code: string | undefined) =>
      documents(sellers).find(({ _meta }) => _meta.path === `${code}/seller`);
    const [facts] = documents(legalFacts);
    const { _meta: _, ...details } = { ...findSeller('en'), ...findSeller(language), ...facts?.seller };
    const html = compileFile(
      _meta.filePath,
      { markdown: content, label: contents, values: details },
      compileLegalDocument,
    );
    return { title, html, _meta };
  },
  onSuccess: (documents) => modules.writeLegalDocuments(documents),
});

const catalogue = defineCollection({
  name: 'catalogue',
  directory: 'content',
  include: '*/catalogue/*.md',
  parser: frontMatter,
  schema: schemas.catalogueEntry,
  transform: ({ content, ...fields }) => ({
    ...fields,
    ...compileFile(fields._meta.filePath, content, compileCatalogueEntry),
  }),
  onSuccess: (documents) => modules.writeCatalogue(documents),
});

/** Compiles the content to the modules in `src/generated/content`. Each collection writes its own. */
export default defineConfig({
  content: [productFacts, postFacts, legalFacts, sellers, products, posts, legalDocuments, catalogue],
});
