import { eq, type InferSelectModel } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';

const { stores } = schema;

/** A store, with the number of its products as it is kept. */
export type Store = Pick<InferSelectModel<typeof stores>, 'id' | 'visible_count' | 'hidden_count'>;

export async function findStore(db: Database, id: string): Promise<Store | undefined> {
  const { visible_count, hidden_count } = stores;
  const [store] = await db.select({ id: stores.id, visible_count, hidden_count }).from(stores).where(eq(stores.id, id));
  return store;
}
