import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages, localizedPath } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';
import { composeDocument } from './compose-document.ts';
import { writePageFiles } from './page-files.ts';
import { createPreloadRenderer } from './preloads.ts';

/**
 * Prerenders every path of the site in every language, with and without a language prefix, and writes the HTML files and the page files. Returns
 * the pages, the paths that search engines may index, the document that Vite built from index.html, the path of the page files, and the built
 * files of each module.
 */
export async function prerenderPages({
  site,
  renderer,
  negotiated,
}: Record<'site' | 'renderer' | 'negotiated', string>) {
  const { createLayoutFile, createPageFile, headScript, listPages, render }: typeof import('../src/entry-server.tsx') =
    await import(pathToFileURL(join(renderer, 'entry-server.js')).href);
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const renderPreloads = createPreloadRenderer(manifest);

  const renderPage = async (pathname: string, language: Language) => {
    const page = await render(pathname, language);
    if ('location' in page) throw new Error(`${pathname} redirects instead of being a page.`);
    return page;
  };

  const pages = await listPages();
  const indexablePaths = new Set<string>();
  const documents = new Map<string, RenderedPage>();
  const files = new Map<string, object>();
  for (const language of languages) {
    const bareFolder = language === 'en' ? site : join(negotiated, language);
    for (const { path, file } of [...pages.prerendered, ...pages.notFound]) {
      const page = await renderPage(path, language);
      if (page.isIndexable) indexablePaths.add(path);
      documents.set(join(bareFolder, file), page);
      documents.set(join(site, language, file), await renderPage(localizedPath(language, path), language));
      files.set(`${language}/${file.replace(/(?:\/index)?\.html$/, '.json')}`, page.file);
    }
    files.set(`${language}/layout.json`, await createLayoutFile(language));
    for (const { name, messages } of pages.messageFiles)
      files.set(`${language}/${name}.json`, await createPageFile(language, messages));
  }
  const pagesFolder = await writePageFiles(site, files);
  for (const [file, page] of documents) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, composeDocument(template, page, { headScript, preloads: renderPreloads(page), pagesFolder }));
  }
  await rm(join(site, '.vite'), { recursive: true });
  return { pages, indexablePaths: [...indexablePaths], template, pagesFolder, manifest };
}
