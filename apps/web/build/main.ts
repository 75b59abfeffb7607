import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBuildEnv } from '../src/shared/config/read-env.ts';
import { compressFiles } from './compress-files.ts';
import { headerFiles, hostHeaders } from './host-headers.ts';
import { prerenderPages } from './prerender-pages.ts';
import { robots, sitemap } from './sitemap.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist');
const site = join(folder, 'site');
const hosts = join(folder, 'hosts');
const renderer = join(folder, 'renderer');
const negotiated = join(folder, 'negotiated');
const { siteUrl, storeUrl } = readBuildEnv(process.env);

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

await rm(folder, { recursive: true, force: true });
await build({ root, logLevel: 'warn', build: { outDir: site } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: renderer, ssr: 'src/app/entry-server.tsx', manifest: false },
});
const { pages, listed, prefetched, template, manifest } = await prerenderPages({ site, renderer, negotiated });
await writeFile(join(renderer, 'site.json'), JSON.stringify({ siteUrl, listed, template, manifest }));
// The budgets (.size-limit.js) read it.
await writeFile(join(folder, 'prefetched.json'), JSON.stringify(prefetched, null, 2));
await writeFile(join(site, 'sitemap.xml'), sitemap(siteUrl, listed));
await writeFile(join(site, 'robots.txt'), robots(siteUrl));
const compressed = (await compressFiles(site)) + (await compressFiles(negotiated));
const headers = hostHeaders(await readFile(join(site, 'index.html'), 'utf8'), storeUrl);
await mkdir(hosts);
for (const [name, text] of Object.entries(headerFiles(headers))) await writeFile(join(hosts, name), text);
console.log(`site: ${pages} pages prerendered, ${compressed} files compressed in ${seconds()}`);
