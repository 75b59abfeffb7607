import type * as z from 'zod';
import { catalogueFile, catalogueProduct } from './catalogue-schema.ts';

/** A product as it is stored. */
export interface CatalogueProduct {
  /** The product as the store API lists it, without stock. */
  document: { id: string; [field: string]: unknown };
  isHidden: boolean;
  /** The stock of each variant; null if it is unknown or not managed. */
  variants: { id: string; inventory_quantity: number | null }[];
}

/** A product that is not imported. */
export interface Rejection {
  /** The position in the file, from 1, and the id if it has one. */
  product: string;
  id: string | undefined;
  reasons: string[];
}

export interface Catalogue {
  products: CatalogueProduct[];
  rejections: Rejection[];
}

/** Parses a catalogue. A product that is not valid is rejected with all reasons, and the others are returned. */
export function parseCatalogue(data: unknown): Catalogue {
  const file = catalogueFile.safeParse(data);
  if (!file.success)
    throw new Error(`This is not a response of the product list: ${formatIssues(file.error).join('; ')}.`);
  const quantities = new Map(file.data.variants.map(({ id, inventory_quantity }) => [id, inventory_quantity]));
  const usedIds = { product: new Set<string>(), variant: new Set<string>() };
  const catalogue: Catalogue = { products: [], rejections: [] };

  file.data.products.forEach((entry, index) => {
    const result = catalogueProduct.safeParse(entry);
    const reasons = result.success ? findReasons(result.data, usedIds) : formatIssues(result.error);
    if (!result.success || reasons.length > 0) {
      const id = getId(entry);
      catalogue.rejections.push({ product: `product ${index + 1}${id ? ` (${id})` : ''}`, id, reasons });
      return;
    }
    const { is_hidden, ...product } = result.data;
    usedIds.product.add(product.id);
    for (const { id } of product.variants) usedIds.variant.add(id);
    catalogue.products.push({
      document: {
        ...product,
        order: product.order ?? index + 1,
        variants: product.variants.map(({ inventory_quantity, ...variant }) => variant),
      },
      isHidden: is_hidden,
      variants: product.variants.map(({ id, inventory_quantity }) => ({
        id,
        inventory_quantity: inventory_quantity ?? quantities.get(id) ?? null,
      })),
    });
  });
  return catalogue;
}

type ParsedProduct = z.infer<typeof catalogueProduct>;

/** Finds the reasons to reject a product that its own fields do not show. */
function findReasons(product: ParsedProduct, usedIds: { product: Set<string>; variant: Set<string> }): string[] {
  const variantIds = product.variants.map(({ id }) => id);
  const repeatedIds = variantIds.filter((id, index) => usedIds.variant.has(id) || variantIds.indexOf(id) !== index);
  return [
    ...(usedIds.product.has(product.id) ? ['id: another product has the same id'] : []),
    ...repeatedIds.map((id) => `variants: another variant has the same id, ${id}`),
    ...(isStorable(product) ? [] : ['it contains a character that the database cannot store']),
  ];
}

/** Whether the database can store a value. It rejects the null character and unpaired surrogates. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\0') && value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.entries(value).every((entry) => entry.every(isStorable));

function getId(entry: unknown): string | undefined {
  const id = (entry as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id.slice(0, 200) : undefined;
}

const formatIssues = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => (path.length > 0 ? `${formatPath(path)}: ${message}` : message));

/** `variants[0].prices[0].amount` */
const formatPath = (path: PropertyKey[]) =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join('');
