import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';

const { DOMParser } = new Window();

type StructuredData = Record<string, unknown> & { '@type': string };

/** Reads the metadata of a page from its HTML, as a search engine or a social network does, without a browser. */
export async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  // The body is not parsed: it is much longer than the head.
  const [headHtml = ''] = html.split('<body');
  const { head, documentElement } = new DOMParser().parseFromString(headHtml, 'text/html');
  const readAttribute = (selector: string, name: string) =>
    head.querySelector(selector)?.getAttribute(name) ?? undefined;
  const jsonLd = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1];
  const { '@graph': graph }: { '@graph': StructuredData[] } = JSON.parse(jsonLd ?? '{"@graph":[]}');
  return {
    status: response.status(),
    language: documentElement.getAttribute('lang'),
    title: head.querySelector('title')?.textContent ?? '',
    canonical: readAttribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    getMeta: (name: string) => readAttribute(`meta[name="${name}"]`, 'content'),
    getMetaProperty: (property: string) => readAttribute(`meta[property="${property}"]`, 'content'),
    getLinkHref: (rel: string) => readAttribute(`link[rel="${rel}"]`, 'href'),
    structuredData: Object.fromEntries(graph.map((item) => [item['@type'], item])),
  };
}
