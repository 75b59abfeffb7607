import { spawn } from 'node:child_process';
import { once } from 'node:events';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';

const database = await createTestDatabase();

function startStore({ url }: TestDatabase) {
  return spawn(process.execPath, ['--conditions=@vitrine/source', 'src/main.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Each store with its products and variants as they are there, not as they are counted. */
const readStores = (client: postgres.Sql) => client<{ id: string; seed: string; products: number; variants: number }[]>`
  select id, seed,
    (select count(*)::int from products where store_id = stores.id) as products,
    (select count(*)::int from variants where store_id = stores.id) as variants
  from stores`;

async function killWhileSeeding(database: TestDatabase) {
  const client = postgres(database.url, { onnotice: () => {} });
  const isThere = async () => (await client`select to_regclass('stores') is not null as there`)[0]?.there;
  const whole = { seed: expect.any(String), products: 14, variants: 17 };
  try {
    const killed = startStore(database);
    const ended = once(killed, 'exit');
    while (killed.exitCode === null && !((await isThere()) && (await readStores(client)).length > 0));
    killed.kill('SIGKILL');
    await ended;
    for (const store of await readStores(client)) expect(store).toMatchObject(whole);

    const again = startStore(database);
    const answering = once(again.stdout, 'data');
    const endedAgain = once(again, 'exit');
    await answering;
    again.kill('SIGTERM');
    await endedAgain;
    const stores = await readStores(client);
    expect(stores).toHaveLength(6);
    for (const store of stores) expect(store).toMatchObject(whole);
  } finally {
    await client.end();
  }
}

if (database) {
  afterAll(database.drop);
  it(
    'loses nothing when it is killed while it seeds, and completes the seed the next time',
    () => killWhileSeeding(database),
    60_000,
  );
} else {
  it('is not killed on PostgreSQL here: there is none', () => expect(process.env.CI).toBeFalsy());
}
