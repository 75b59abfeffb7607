import { openEmbedded } from './database/open-embedded.ts';
import { openPostgres } from './database/open-postgres.ts';
import { readSettings } from './env.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { seedStores } from './seed/seed-stores.ts';
import { loadStoreTexts } from './seed/store-texts.ts';

/** Runs the store until the process is asked to end. */
async function main() {
  const asked = new Promise((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  const { port, host, dataDir, databaseUrl } = readSettings(process.env);
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir, console.warn);
  try {
    await seedStores(database.db, loadStoreTexts, console.warn);
    const server = await listen(createApp(database), port, host);
    console.log(`store: ${server.address}`);
    await asked;
    await server.close();
  } finally {
    await database.close();
  }
}

main().catch((error) => {
  console.error(`The store cannot run: ${error.message}`);
  process.exitCode = 1;
});
