import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages, localizedPath } from '@vitrine/i18n';
import type { RenderedPage } from '../src/entry-server.tsx';
import { createDocumentComposer, type DocumentParts } from './compose-document.ts';
import { writeFiles } from './write-files.ts';

/**
 * Prerenders every path of the site in every language, with and without a language prefix. Writes the documents, and the page files with messages
 * and data, which a visitor who comes from another page loads instead. Returns the pages, the paths that search engines may index, and what all
 * documents have in common.
 */
export async function prerenderPages(distFolder: string) {
  const site = join(distFolder, 'site');
  const { createLayoutFile, createPageFile, headScript, listPages, render }: typeof import('../src/entry-server.tsx') =
    await import(pathToFileURL(join(distFolder, 'renderer/entry-server.js')).href);

  const renderPage = async (pathname: string, language: Language) => {
    const page = await render(pathname, language);
    if ('location' in page) throw new Error(`${pathname} redirects instead of being a page.`);
    return page;
  };

  const pages = await listPages();
  const indexablePaths = new Set<string>();
  const renderedPages = new Map<string, RenderedPage>();
  const pageFiles = new Map<string, string>();
  for (const language of languages) {
    const addPageFile = (name: string, file: object) => pageFiles.set(`${language}/${name}.json`, JSON.stringify(file));
    const bareFolder = language === 'en' ? 'site' : `negotiated/${language}`;
    for (const { path, file } of [...pages.prerendered, ...pages.notFound]) {
      const page = await renderPage(path, language);
      if (page.isIndexable) indexablePaths.add(path);
      renderedPages.set(`${bareFolder}/${file}`, page);
      renderedPages.set(`site/${language}/${file}`, await renderPage(localizedPath(language, path), language));
      addPageFile(file.replace(/(?:\/index)?\.html$/, ''), page.file);
    }
    addPageFile('layout', await createLayoutFile(language));
    for (const { name, messages } of pages.messageFiles) addPageFile(name, await createPageFile(language, messages));
  }

  // The name of the folder contains a hash of all files, so browsers cache them forever, like all assets.
  const hash = createHash('sha256').update(JSON.stringify([...pageFiles]));
  const documentParts: DocumentParts = {
    template: await readFile(join(site, 'index.html'), 'utf8'),
    headScript,
    pagesFolder: `/assets/pages-${hash.digest('hex').slice(0, 8)}`,
    manifest: JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')),
  };
  const composeDocument = createDocumentComposer(documentParts);
  await writeFiles(join(site, documentParts.pagesFolder), pageFiles);
  await writeFiles(
    distFolder,
    [...renderedPages].map(([file, page]) => [file, composeDocument(page)]),
  );
  await rm(join(site, '.vite'), { recursive: true });
  return { pages, indexablePaths: [...indexablePaths], documentParts };
}
