import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';

/** Copies the empty database of the global setup to a folder. This takes a fraction of the time of creating one. */
export const copyEmbeddedTemplate = (folder: string) => cp(inject('embeddedTemplate'), folder, { recursive: true });

/** Opens an empty embedded database in a temporary folder. `close` deletes the folder. */
export async function openEmbeddedCopy(): Promise<OpenDatabase> {
  const parent = await mkdtemp(join(tmpdir(), 'store-embedded-'));
  const folder = join(parent, 'store');
  await copyEmbeddedTemplate(folder);
  const database = await openEmbedded(folder, console.warn);
  return { ...database, close: () => database.close().finally(() => rm(parent, { recursive: true })) };
}
