import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages, localizedPath } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import { composeDocument } from './compose-document.ts';
import { createPrefetches } from './prefetches.ts';
import { createPreloads } from './preloads.ts';

interface Folders {
  /** The folder of the client build, and of the pages that any file host can serve. */
  site: string;
  /** The built `src/app/entry-server.tsx`. */
  renderer: string;
  /** The folder for bare paths in the languages other than English, with one folder per language. */
  negotiated: string;
}

interface Written {
  /** Number of pages. */
  pages: number;
  /** The paths that search engines may list. */
  listed: string[];
  /** What else a document consists of: the one that Vite built from index.html, and the files of each module. */
  template: string;
  manifest: Manifest;
  /** What each page with a language prefix prefetches while it is idle, by the file of the page. */
  prefetched: Record<string, string[]>;
}

/** Writes every path of the site in every language, bare and prefixed, as HTML. */
export async function prerenderPages({ site, renderer, negotiated }: Folders): Promise<Written> {
  const { getPrerenderedPaths, headScript, prerender }: typeof import('../src/app/entry-server.tsx') = await import(
    pathToFileURL(join(renderer, 'entry-server.js')).href
  );
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const preloads = createPreloads(manifest);
  const prefetches = createPrefetches(manifest);

  const write = async (pathname: string, language: Language, file: string) => {
    const page = await prerender(pathname, language);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, composeDocument(template, page, headScript, preloads(page)));
    return page;
  };

  const all = await getPrerenderedPaths();
  const listed = new Set<string>();
  const prefetched: Record<string, string[]> = {};
  for (const language of languages) {
    const bare = language === 'en' ? site : join(negotiated, language);
    for (const { path, file } of all) {
      const { structuredData } = await write(path, language, join(bare, file));
      if (structuredData) listed.add(path);
      const page = await write(localizedPath(language, path), language, join(site, language, file));
      prefetched[`${language}/${file}`] = prefetches(page);
    }
  }
  await rm(join(site, '.vite'), { recursive: true });
  return {
    pages: all.length * languages.length * 2,
    listed: [...listed],
    template,
    manifest,
    prefetched,
  };
}
