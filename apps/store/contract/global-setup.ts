import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { findOrStartPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database that is migrated, empty and closed. */
    embeddedTemplate: string;
    /** The URL of a PostgreSQL server on which the tests can create databases; undefined if PostgreSQL is not available. */
    postgresUrl: string | undefined;
  }
}

/**
 * Creates the embedded database that the test files copy. Without TEST_DATABASE_URL, also starts the PostgreSQL server that they share. Both
 * are created once for all test files, because that takes seconds. Returns a function that deletes them.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'store-template-'));
  const embeddedTemplate = join(folder, 'store');
  const [server] = await Promise.all([
    findOrStartPostgres(),
    openEmbedded(embeddedTemplate, console.warn).then(({ close }) => close()),
  ]);
  project.provide('embeddedTemplate', embeddedTemplate);
  project.provide('postgresUrl', server?.url);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  };
}
