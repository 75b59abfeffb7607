import type { TestProject } from 'vitest/node';
import { findOrStartPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server on which the tests can create databases. */
    postgresUrl: string;
  }
}

/** Without TEST_DATABASE_URL, starts the PostgreSQL server that all test files share. Returns a function that stops it. */
export default async function setup(project: TestProject) {
  const server = await findOrStartPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
