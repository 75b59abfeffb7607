import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';

type Thing = Record<string, unknown> & { '@type': string };

/** What the head of a page says, as a search engine or a social network reads it: from the HTML, without a browser. */
export async function readHead(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const { head, documentElement } = new new Window().DOMParser().parseFromString(await answer.text(), 'text/html');
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? undefined;
  const structured = head.querySelector('script[type="application/ld+json"]')?.textContent;
  const { '@graph': things }: { '@graph': Thing[] } = JSON.parse(structured ?? '{"@graph":[]}');
  return {
    status: answer.status(),
    language: documentElement.getAttribute('lang'),
    title: head.querySelector('title')?.textContent ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    versions: Object.fromEntries(
      [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    named: (name: string) => attribute(`meta[name="${name}"]`, 'content'),
    property: (property: string) => attribute(`meta[property="${property}"]`, 'content'),
    link: (rel: string) => attribute(`link[rel="${rel}"]`, 'href'),
    things: Object.fromEntries(things.map((thing) => [thing['@type'], thing])),
  };
}
