import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages, localizedPath } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import { composeDocument } from './compose-document.ts';
import { createPreloadRenderer } from './preloads.ts';

/**
 * Prerenders every path of the site in every language, with and without a language prefix, and writes the HTML files. Returns the pages, the paths
 * that search engines may index, the document that Vite built from index.html, and the built files of each module.
 */
export async function prerenderPages({
  site,
  renderer,
  negotiated,
}: Record<'site' | 'renderer' | 'negotiated', string>) {
  const { headScript, listPages, render }: typeof import('../src/entry-server.tsx') = await import(
    pathToFileURL(join(renderer, 'entry-server.js')).href
  );
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const renderPreloads = createPreloadRenderer(manifest);

  const writePage = async (pathname: string, language: Language, file: string) => {
    const page = await render(pathname, language);
    if ('location' in page) throw new Error(`${pathname} redirects instead of being a page.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, composeDocument(template, page, headScript, renderPreloads(page)));
    return page;
  };

  const pages = await listPages();
  const indexablePaths = new Set<string>();
  for (const language of languages) {
    const bareFolder = language === 'en' ? site : join(negotiated, language);
    for (const { path, file } of [...pages.prerendered, ...pages.notFound]) {
      const { isIndexable } = await writePage(path, language, join(bareFolder, file));
      if (isIndexable) indexablePaths.add(path);
      await writePage(localizedPath(language, path), language, join(site, language, file));
    }
  }
  await rm(join(site, '.vite'), { recursive: true });
  return { pages, indexablePaths: [...indexablePaths], template, manifest };
}
