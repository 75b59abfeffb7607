import { defineCollection, defineConfig, defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { compileCatalogueEntry, compileLegalDocument, compilePost, compileProduct } from './build/compile-documents.ts';
import * as modules from './build/content-modules.ts';
import { frontMatter } from './build/front-matter.ts';

/** Plain text, on one line. */
const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'Write the text on one line');
const texts = z.array(text).min(1);
const content = z.string();

/** The details of the seller, which the legal documents contain as `{{name}}`. */
const seller = z.strictObject({
  name: text,
  legalForm: text,
  shareCapital: text,
  address: text,
  rcsNumber: text,
  vatNumber: text,
  publicationDirector: text,
  email: text,
  phone: text,
  hostName: text,
  hostAddress: text,
  hostPhone: text,
  hostCountry: text,
  mediatorName: text,
  mediatorAddress: text,
  mediatorWebsite: text,
  dataProtectionContact: text,
});

/** Results by file and input. After a change, content-collections transforms all documents again. */
const results = new Map<string, unknown>();

/** Returns the compiled body of a document. Adds the file to the message of an error. */
function compileFile<Input, Result>(path: string, input: Input, compile: (input: Input) => Result): Result {
  const key = path + JSON.stringify(input);
  try {
    if (!results.has(key)) results.set(key, compile(input));
    return results.get(key) as Result;
  } catch (error) {
    throw new Error(`content/${path}:${error instanceof Error ? error.message : error}`);
  }
}

const newestFirst = (a: { created_at: string }, b: { created_at: string }) => b.created_at.localeCompare(a.created_at);

/** Facts that are the same in all languages. */
const productFacts = defineSingleton({
  name: 'productFacts',
  filePath: 'content/products.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    products: z.array(
      z.strictObject({
        id: z.string(),
        price_in_cents: z.int().nonnegative(),
        category: z.enum(['e-books', 'software', 'courses']),
        image_url: z.string().startsWith('/'),
        related: z.array(z.string()),
        author: text,
      }),
    ),
  }),
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
  schema: z.strictObject({
    posts: z.array(
      z.strictObject({
        slug: z.string(),
        id: z.string(),
        created_at: z.iso.datetime(),
        image_url: z.string().startsWith('/'),
        product_id: z.string(),
        author: text,
      }),
    ),
  }),
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
  schema: z.strictObject({ updated_at: z.iso.date(), seller: seller.partial() }),
  onSuccess: (facts) => modules.writeFacts('legal-facts', { updated_at: facts?.updated_at }),
});

/** The details of the seller in each language, or their placeholders. */
const sellers = defineCollection({
  name: 'sellers',
  directory: 'content',
  include: '*/seller.yaml',
  parser: 'yaml',
  schema: seller,
});

const products = defineCollection({
  name: 'products',
  directory: 'content',
  include: '*/products/*.md',
  parser: frontMatter,
  schema: z.strictObject({
    name: text,
    imageAlt: text,
    description: text,
    features: texts,
    audience: texts,
    requirements: texts,
    contents: z.array(z.strictObject({ title: text, detail: text })).min(1),
    format: z.array(z.strictObject({ label: text, value: text })).min(1),
    author: z.strictObject({ role: text, bio: text }),
    faq: z.array(z.strictObject({ question: text, answer: text })).min(1),
    content,
  }),
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
  schema: z.strictObject({ title: text, excerpt: text, category: text, authorNote: text, imageAlt: text, content }),
  transform: ({ content, ...fields }) => ({ ...fields, ...compileFile(fields._meta.filePath, content, compilePost) }),
  onSuccess: (documents) => modules.writePosts(documents),
});

const legalDocuments = defineCollection({
  name: 'legalDocuments',
  directory: 'content',
  include: '*/legal/*.md',
  parser: frontMatter,
  schema: z.strictObject({ title: text, contents: text, content }),
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
  schema: z.strictObject({
    title: text,
    subtitle: text,
    ribbon: text.nullable().default(null),
    options: z.record(z.string(), z.strictObject({ title: text, values: z.record(z.string(), text) })),
    fields: z.record(z.string(), text).optional(),
    related: text,
    content,
  }),
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
