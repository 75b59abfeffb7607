import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { compressFiles } from '@vitrine/server';
import { Hono } from 'hono';
import { build } from 'vite';

const root = fileURLToPath(new URL('baseline-page', import.meta.url));

/**
 * Builds and serves a prerendered page that has one button and hydrates with the libraries of the site. Its load times are a lower bound for
 * those of the pages of the site. Returns the origin of the server and a function that stops it.
 */
export async function serveBaselinePage(): Promise<{ origin: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-baseline-page-'));
  const siteFolder = join(folder, 'site');
  const rendererFolder = join(folder, 'renderer');
  const viteOptions = { root, logLevel: 'error', configFile: false } as const;
  await build({ ...viteOptions, build: { outDir: siteFolder, emptyOutDir: true, modulePreload: false } });
  await build({
    ...viteOptions,
    ssr: { noExternal: true },
    build: { outDir: rendererFolder, emptyOutDir: true, ssr: 'entry-server.tsx' },
  });
  const { render }: typeof import('./baseline-page/entry-server.tsx') = await import(
    pathToFileURL(join(rendererFolder, 'entry-server.js')).href
  );
  const htmlFile = join(siteFolder, 'index.html');
  writeFileSync(htmlFile, readFileSync(htmlFile, 'utf8').replace('<!--page-->', await render()));
  await compressFiles(siteFolder);

  const app = new Hono().get('*', serveStatic({ root: siteFolder, precompressed: true }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
