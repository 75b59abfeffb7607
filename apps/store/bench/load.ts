// The store under load, over each database: `pnpm bench:store`.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putUnderLoad, requireWrk } from '../../../scripts/wrk.ts';
import { insertManyProducts } from '../contract/many-products.ts';
import { createTestDatabase } from '../contract/postgres-database.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';

const sizes = [12, 1000, 100_000];
const crowds = [1, 50, 500];
const pageSize = 12;
const seconds = Number(process.env.SECONDS ?? 5);
/** The store itself gives up after ten. */
const patience = 11;

requireWrk();

/** Starts the store as it is run, and gives its address and the way to end it. */
async function startStore(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', 'src/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => resolve(/http:\S+/.exec(String(text))?.[0] ?? ''));
    child.once('exit', () => reject(new Error('The store does not start.')));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { address, stop };
}

const idOf = (size: number) => `bench-${size}`;

/** The first ten pages, or as many as there are. */
const pages = (size: number) =>
  Array.from({ length: Math.min(10, Math.ceil(size / pageSize)) }, (_, page) => page * pageSize).map(
    (offset) => `/store/${idOf(size)}/products?limit=${pageSize}&offset=${offset}`,
  );

async function measure(name: string, open: () => Promise<OpenDatabase>, settings: Record<string, string>) {
  const { db, close } = await open();
  for (const size of sizes) await insertManyProducts(db, idOf(size), size);
  await close();
  const { address, stop } = await startStore(settings);
  const alone = new Map<number, number>();
  for (const connections of crowds) {
    for (const size of sizes) {
      const load = { address, paths: pages(size), connections, patience };
      await putUnderLoad({ ...load, seconds: 1 });
      const { perSecond, p50, p99, errors } = await putUnderLoad({ ...load, seconds });
      if (connections === 1) alone.set(size, p50);
      const cells = [
        connections,
        size.toLocaleString('en'),
        perSecond.toLocaleString('en'),
        p50.toFixed(1),
        p99.toFixed(1),
        errors,
      ];
      console.log(`| ${[name, ...cells].join(' | ')} |`);
    }
  }
  await stop();
  return (alone.get(100_000) ?? Number.NaN) / (alone.get(1000) ?? Number.NaN);
}

console.log(
  `Pages of ${pageSize} among the first ten, ${seconds} s each; ${cpus().length} cores, which wrk and the database share.\n`,
);
console.log('| database | connections | products | requests/s | p50 ms | p99 ms | errors |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');

const growth: string[] = [];
const home = await mkdtemp(join(tmpdir(), 'store-load-'));
const postgres = await createTestDatabase();
try {
  const dataDir = join(home, 'store');
  const embedded = await measure('PGlite', () => openEmbedded(dataDir, console.warn), { DATA_DIR: dataDir });
  growth.push(`${embedded.toFixed(2)} over PGlite`);
  if (postgres) {
    const served = await measure('PostgreSQL', () => openPostgres(postgres.url), { DATABASE_URL: postgres.url });
    growth.push(`${served.toFixed(2)} over PostgreSQL`);
  }
} finally {
  await postgres?.drop();
  await rm(home, { recursive: true });
}
console.log(
  `\nA page of 100,000 products costs, of what one of 1,000 costs (p50, one connection): ${growth.join(', ')}.`,
);
