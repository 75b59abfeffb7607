import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { readPages } from './pages.ts';
import { sendFile } from './send-file.ts';
import { storeProxy } from './store-proxy.ts';

interface SiteOptions {
  /** The folder that the build has written: `site`, `negotiated` and `hosts` lie in it. */
  folder: string;
  storeHost: string;
}

const varying = 'Accept-Language, Cookie, Accept-Encoding';
const oneYear = 'max-age=31536000';

/** The site's server: published files, pages in the visitor's language, and the store behind the same address. */
export function createSite({ folder, storeHost }: SiteOptions): Hono {
  const pages = readPages(folder);
  const headers: Record<string, string> = JSON.parse(readFileSync(join(folder, 'hosts/headers.json'), 'utf8'));
  const secureHeaders = { ...headers, 'Strict-Transport-Security': oneYear };
  /** What every answer carries. Whoever ends the encryption in front of us says so; a browser passes the header over on plain HTTP. */
  const safe = (c: Context) => (c.req.header('X-Forwarded-Proto') === 'https' ? secureHeaders : headers);

  const site = new Hono();
  site.get('/health', (c) => c.json({ ok: true }, 200, safe(c)));
  site.get('/store/*', storeProxy(storeHost, safe));

  site.get('*', (c) => {
    const pathname = decodePath(new URL(c.req.url).pathname);
    const asset = pages.files.get(pathname);
    if (asset && !asset.type.startsWith('text/html')) {
      const forever = pathname.startsWith('/assets/');
      return sendFile(c, asset, {
        ...safe(c),
        'Cache-Control': forever ? `public, ${oneYear}, immutable` : 'public, no-cache',
        Vary: 'Accept-Encoding',
      });
    }
    const page = pages.find(c, pathname.replace(/(?<=.)\/+$/, ''));
    return sendFile(
      c,
      page.file,
      {
        ...safe(c),
        'Content-Language': page.language,
        'Cache-Control': page.negotiated ? 'private, no-cache' : 'public, no-cache',
        Vary: page.negotiated ? varying : 'Accept-Encoding',
      },
      page.status,
    );
  });

  site.notFound((c) => c.text('The site can only be read.', 405, { ...safe(c), Allow: 'GET, HEAD' }));
  site.onError((error, c) => {
    console.error(error);
    return c.text('The page could not be sent. Please try again.', 500, safe(c));
  });
  return site;
}

/** What cannot be decoded is no address of ours: it is looked up as it is, and not found. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
