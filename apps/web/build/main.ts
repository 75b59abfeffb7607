import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, getAlternatePaths, languages } from '@vitrine/i18n';
import {
  compressFiles,
  createHeaderFiles,
  createNginxLanguages,
  createRobotsTxt,
  createSecurityHeaders,
  createSitemaps,
} from '@vitrine/server';
import { build } from 'vite';
import { readBuildEnv } from '../src/lib/config/read-env.ts';
import { prerenderPages } from './prerender-pages.ts';
import { writeFiles } from './write-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const distFolder = join(root, 'dist');
/** The client build, and the pages that any static host can serve. */
const siteFolder = join(distFolder, 'site');
/** The bare pages in the languages other than English, with one folder per language: for a bare URL, the server negotiates the language. */
const negotiatedFolder = join(distFolder, 'negotiated');
const { siteUrl, storeUrl } = readBuildEnv(process.env);

await rm(distFolder, { recursive: true, force: true });
await build({ root, logLevel: 'warn', build: { outDir: siteFolder } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: join(distFolder, 'renderer'), ssr: 'src/entry-server.tsx', manifest: false },
});
const { pages, indexablePaths, documentParts } = await prerenderPages(distFolder);
await writeFiles(siteFolder, [
  ...createSitemaps(siteUrl, indexablePaths, getAlternatePaths),
  ['robots.txt', createRobotsTxt(siteUrl)],
]);
const compressedCount = (await compressFiles(siteFolder)) + (await compressFiles(negotiatedFolder));
const headers = createSecurityHeaders(await readFile(join(siteFolder, 'index.html'), 'utf8'), storeUrl);
await writeFiles(distFolder, [
  ['pages.json', JSON.stringify(pages, null, 2)],
  ['renderer/site.json', JSON.stringify({ siteUrl, indexablePaths, documentParts })],
]);
// For each kind of host.
await writeFiles(join(distFolder, 'hosts'), [
  ...Object.entries(createHeaderFiles(headers)),
  ['nginx-languages.conf', createNginxLanguages(languages, fallbackLanguage)],
]);
const pageCount = (pages.prerendered.length + pages.notFound.length) * languages.length * 2;
console.log(`site: ${pageCount} pages prerendered, ${compressedCount} files compressed`);
