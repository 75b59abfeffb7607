import { z } from 'zod';

/** Plain text, on one line. */
const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'Write the text on one line');
const texts = z.array(text).min(1);
const content = z.string();

/** The details of the seller, which the legal documents contain as `{{name}}`. */
export const seller = z.strictObject({
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

/** What the pictures of a product after the first can show. Each has an alternative text in the messages. */
const productPictures = [
  'contents',
  'spread',
  'spreadsheet',
  'plan',
  'report',
  'campaign',
  'templates',
  'player',
  'notebook',
  'exercise',
  'filing',
  'minutes',
  'timesheet',
] as const;

/** The facts of the local products, in the order of the product list. */
export const productFacts = z.strictObject({
  products: z.array(
    z.strictObject({
      id: z.string(),
      price_in_cents: z.int().nonnegative(),
      category: z.enum(['e-books', 'software', 'courses']),
      image_url: z.string().startsWith('/'),
      pictures: z.array(z.enum(productPictures)),
      related: z.array(z.string()),
      author: text,
    }),
  ),
});

/** The facts of the posts. */
export const postFacts = z.strictObject({
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
});

/** The day of the last change to the legal documents, and the details of the seller that are the same in every language. */
export const legalFacts = z.strictObject({ updated_at: z.iso.date(), seller: seller.partial() });

/** A local product. */
export const product = z.strictObject({
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
});

/** An article. */
export const post = z.strictObject({
  title: text,
  excerpt: text,
  category: text,
  authorRole: text,
  authorBio: text,
  imageAlt: text,
  content,
});

/** A legal document. `contents` is the accessible name of its table of contents. */
export const legalDocument = z.strictObject({ title: text, contents: text, content });

/** A store-only product, with its options and the values of each. */
export const catalogueEntry = z.strictObject({
  title: text,
  subtitle: text,
  ribbon: text.nullable().default(null),
  options: z.record(z.string(), z.strictObject({ title: text, values: z.record(z.string(), text) })),
  fields: z.record(z.string(), text).optional(),
  related: text,
  content,
});
