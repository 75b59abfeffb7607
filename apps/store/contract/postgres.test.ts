import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/database/open-postgres.ts';
import { createTestDatabase } from './postgres-database.ts';
import { describeContract } from './suite.ts';

const database = await createTestDatabase();

if (database) {
  afterAll(database.drop);
  describe('the store over PostgreSQL', () => describeContract(() => openPostgres(database.url)));
} else {
  it('is not tested on PostgreSQL here: there is none', () => expect(process.env.CI).toBeFalsy());
}
