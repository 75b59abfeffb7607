import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page makes the browser fetch before it works, in bytes as they are sent: compressed where the build has done so. */
export interface FirstLoad {
  html: number;
  js: number;
  css: number;
  fonts: number;
  images: number;
  all: number;
}

const found = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))];

/** Measures a page of a published folder by its HTML; all of its images count, as if the visitor saw the whole page at once. */
export function firstLoad(site: string, page: string): FirstLoad {
  const sent = (url: string) => {
    const file = join(site, url);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sum = (urls: string[]) => urls.reduce((total, url) => total + sent(url), 0);

  const text = readFileSync(join(site, page), 'utf8');
  const html = sent(page);
  const js = sum(found(text, /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g));
  const css = sum(found(text, /<link rel="stylesheet"[^>]* href="([^"]+)"/g));
  const fonts = sum(found(text, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g));
  const images = sum(found(text, /<(?:img|link rel="icon")[^>]* (?:src|href)="(\/[^"]+)"/g));
  return { html, js, css, fonts, images, all: html + js + css + fonts + images };
}
