import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBuildEnv } from '../src/shared/config/read-env.ts';
import { compressFiles } from './compress-files.ts';
import { prerenderPages } from './prerender-pages.ts';
import { createHeaderFiles, createSecurityHeaders } from './security-headers.ts';
import { createRobotsTxt, createSitemap } from './sitemap.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist');
const site = join(folder, 'site');
const hosts = join(folder, 'hosts');
const renderer = join(folder, 'renderer');
const negotiated = join(folder, 'negotiated');
const { siteUrl, storeUrl } = readBuildEnv(process.env);

const startTime = performance.now();

await rm(folder, { recursive: true, force: true });
await build({ root, logLevel: 'warn', build: { outDir: site } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: renderer, ssr: 'src/app/entry-server.tsx', manifest: false },
});
const { pageCount, indexablePaths, prefetchedFiles, template, manifest } = await prerenderPages({
  site,
  renderer,
  negotiated,
});
await writeFile(join(renderer, 'site.json'), JSON.stringify({ siteUrl, indexablePaths, template, manifest }));
// For the size budgets in .size-limit.js.
await writeFile(join(folder, 'prefetched.json'), JSON.stringify(prefetchedFiles, null, 2));
await writeFile(join(site, 'sitemap.xml'), createSitemap(siteUrl, indexablePaths));
await writeFile(join(site, 'robots.txt'), createRobotsTxt(siteUrl));
const compressedCount = (await compressFiles(site)) + (await compressFiles(negotiated));
const headers = createSecurityHeaders(await readFile(join(site, 'index.html'), 'utf8'), storeUrl);
await mkdir(hosts);
for (const [name, text] of Object.entries(createHeaderFiles(headers))) await writeFile(join(hosts, name), text);
const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
console.log(`site: ${pageCount} pages prerendered, ${compressedCount} files compressed in ${seconds} s`);
