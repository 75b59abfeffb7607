import sql from 'sql-template-tag';
import type { Connection } from '../database/database.ts';
import type { Catalogue } from './parse-catalogue.ts';

interface WrittenCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/**
 * Replaces the products of a store with those of a catalogue; call it in a transaction. A rejected product that the store already has stays as it
 * is. So does the stock of a variant for which the catalogue has none.
 */
export async function writeStore(
  { query }: Connection,
  storeId: string,
  { products, rejections }: Catalogue,
): Promise<WrittenCounts> {
  await query(sql`insert into stores values (${storeId}) on conflict do nothing`);
  const keptIds = [
    ...products.map(({ document }) => document.id),
    ...rejections.flatMap(({ id }) => (id === undefined ? [] : [id])),
  ];
  const removed = await query(
    sql`delete from products where store_id = ${storeId} and id <> all(${keptIds}::text[]) returning id`,
  );
  const rows = products.map(({ document, isHidden }) => ({ document, is_hidden: isHidden }));
  const written = await query<{ is_new: boolean }>(sql`
    insert into products (store_id, document, is_hidden)
    select ${storeId}, document, is_hidden
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows (document jsonb, is_hidden boolean)
    on conflict (store_id, id) do update set document = excluded.document, is_hidden = excluded.is_hidden
    where (products.document, products.is_hidden) is distinct from (excluded.document, excluded.is_hidden)
    returning xmax = 0 as is_new`);

  const variants = products.flatMap(({ document, variants }) =>
    variants.map((variant, position) => ({ ...variant, product_id: document.id, position })),
  );
  const productIds = products.map(({ document }) => document.id);
  await query(sql`
    delete from variants
    where store_id = ${storeId} and product_id = any(${productIds}::text[]) and id <> all(${variants.map(({ id }) => id)}::text[])`);
  await query(sql`
    insert into variants (store_id, id, product_id, position, inventory_quantity)
    select ${storeId}, id, product_id, position, inventory_quantity
    from jsonb_to_recordset(${JSON.stringify(variants)}::text::jsonb)
      as rows (id text, product_id text, position integer, inventory_quantity integer)
    on conflict (store_id, id) do update set product_id = excluded.product_id, position = excluded.position,
      inventory_quantity = coalesce(excluded.inventory_quantity, variants.inventory_quantity)`);

  const added = written.filter(({ is_new }) => is_new).length;
  const changed = written.length - added;
  return { added, changed, unchanged: products.length - written.length, removed: removed.length };
}

/** Updates what the search and the query planner know of the products. Call it in the transaction that writes them. */
export async function refreshSearch({ execute }: Connection): Promise<void> {
  await execute('refresh materialized view words; analyze stores, products, variants, words;');
}
