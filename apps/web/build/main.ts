import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, languages } from '@vitrine/i18n';
import { compressFiles, createHeaderFiles, createNginxLanguages, createSecurityHeaders } from '@vitrine/server';
import { build } from 'vite';
import { readBuildEnv } from '../src/lib/config/read-env.ts';
import { prerenderPages } from './prerender-pages.ts';
import { createRobotsTxt, createSitemap } from './sitemap.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const distFolder = join(root, 'dist');
/** The client build, and the pages that any static host can serve. */
const siteFolder = join(distFolder, 'site');
/** The security headers, in a format for each kind of host, and the languages for nginx. */
const hostsFolder = join(distFolder, 'hosts');
/** The built `src/entry-server.tsx`. */
const rendererFolder = join(distFolder, 'renderer');
/** The bare pages in the languages other than English, with one folder per language: for a bare URL, the server negotiates the language. */
const negotiatedFolder = join(distFolder, 'negotiated');
const { siteUrl, storeUrl } = readBuildEnv(process.env);

const startTime = performance.now();

await rm(distFolder, { recursive: true, force: true });
await build({ root, logLevel: 'warn', build: { outDir: siteFolder } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: rendererFolder, ssr: 'src/entry-server.tsx', manifest: false },
});
const { pages, indexablePaths, template, pagesFolder, manifest } = await prerenderPages({
  site: siteFolder,
  renderer: rendererFolder,
  negotiated: negotiatedFolder,
});
await writeFile(join(distFolder, 'pages.json'), JSON.stringify(pages, null, 2));
await writeFile(
  join(rendererFolder, 'site.json'),
  JSON.stringify({ siteUrl, indexablePaths, template, pagesFolder, manifest }),
);
await writeFile(join(siteFolder, 'sitemap.xml'), createSitemap(siteUrl, indexablePaths));
await writeFile(join(siteFolder, 'robots.txt'), createRobotsTxt(siteUrl));
const compressedCount = (await compressFiles(siteFolder)) + (await compressFiles(negotiatedFolder));
const headers = createSecurityHeaders(await readFile(join(siteFolder, 'index.html'), 'utf8'), storeUrl);
await mkdir(hostsFolder);
const hostFiles = {
  ...createHeaderFiles(headers),
  'nginx-languages.conf': createNginxLanguages(languages, fallbackLanguage),
};
for (const [name, text] of Object.entries(hostFiles)) await writeFile(join(hostsFolder, name), text);
const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
const pageCount = (pages.prerendered.length + pages.notFound.length) * languages.length * 2;
console.log(`site: ${pageCount} pages prerendered, ${compressedCount} files compressed in ${seconds} s`);
