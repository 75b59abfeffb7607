import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { readPages } from './pages.ts';
import { sendFile } from './send-file.ts';
import { storeProxy } from './store-proxy.ts';

interface SiteOptions {
  /** The output folder of the build, with `site`, `negotiated` and `hosts`. */
  folder: string;
  storeHost: string;
}

const negotiatedVary = 'Accept-Language, Cookie, Accept-Encoding';
const oneYear = 'max-age=31536000';

/** Creates the server of the site: static files, pages in the language of the visitor, and a proxy to the store at the same origin. */
export function createSite({ folder, storeHost }: SiteOptions): Hono {
  const pages = readPages(folder);
  const headers: Record<string, string> = JSON.parse(readFileSync(join(folder, 'hosts/headers.json'), 'utf8'));
  const httpsHeaders = { ...headers, 'Strict-Transport-Security': oneYear };
  /** The headers of every response. A reverse proxy that terminates TLS sets `X-Forwarded-Proto`. */
  const securityHeaders = (c: Context) => (c.req.header('X-Forwarded-Proto') === 'https' ? httpsHeaders : headers);

  const site = new Hono();
  site.get('/health', (c) => c.json({ ok: true }, 200, securityHeaders(c)));
  site.get('/store/*', storeProxy(storeHost, securityHeaders));

  site.get('*', (c) => {
    const pathname = decodePath(new URL(c.req.url).pathname);
    const asset = pages.files.get(pathname);
    if (asset && !asset.type.startsWith('text/html')) {
      const isImmutable = pathname.startsWith('/assets/');
      return sendFile(c, asset, {
        ...securityHeaders(c),
        'Cache-Control': isImmutable ? `public, ${oneYear}, immutable` : 'public, no-cache',
        Vary: 'Accept-Encoding',
      });
    }
    const page = pages.find(c, pathname.replace(/(?<=.)\/+$/, ''));
    return sendFile(
      c,
      page.file,
      {
        ...securityHeaders(c),
        'Content-Language': page.language,
        'Cache-Control': page.negotiated ? 'private, no-cache' : 'public, no-cache',
        Vary: page.negotiated ? negotiatedVary : 'Accept-Encoding',
      },
      page.status,
    );
  });

  site.notFound((c) =>
    c.text('The site accepts only GET and HEAD requests.', 405, { ...securityHeaders(c), Allow: 'GET, HEAD' }),
  );
  site.onError((error, c) => {
    console.error(error);
    return c.text('The page could not be sent. Please try again.', 500, securityHeaders(c));
  });
  return site;
}

/** Decodes a path. Returns a malformed one as is, which is then not found. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
