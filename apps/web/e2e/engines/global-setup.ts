import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { startSite } from '../start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built site. */
    siteUrl: string;
  }
}

const host = '127.0.0.1';

/** Starts the built site and a store. Returns a function that stops them. */
export default async function setup(project: TestProject) {
  const siteUrl = new URL(`http://${host}:${await findFreePort(0, host)}`);
  const stopSite = await startSite(siteUrl);
  project.provide('siteUrl', siteUrl.origin);
  return stopSite;
}
