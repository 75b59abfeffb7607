import { openEmbedded } from './database/open-embedded.ts';
import { openPostgres } from './database/open-postgres.ts';
import { readSettings } from './env.ts';
import { getErrorReason } from './error-reason.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { seedStores } from './seed/seed-stores.ts';
import { loadStoreContent } from './seed/store-rows.ts';

/** Runs the store until the process receives SIGTERM or SIGINT. */
async function main() {
  const stopped = new Promise((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  const { port, host, dataDir, databaseUrl } = readSettings(process.env);
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir, console.warn);
  try {
    await seedStores(database.db, loadStoreContent, console.warn);
    const server = await listen(createApp(database), port, host);
    console.log(`store: ${server.url}`);
    await stopped;
    await server.close();
  } finally {
    await database.close();
  }
}

main().catch((error) => {
  console.error(`The store cannot run: ${getErrorReason(error)}`);
  process.exitCode = 1;
});
