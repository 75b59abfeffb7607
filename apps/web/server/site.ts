import { Hono } from 'hono';
import { readPages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { storeProxy } from './store-proxy.ts';

interface SiteOptions {
  /** The folder that the build has written: `site` and `negotiated` lie in it. */
  folder: string;
  storeHost: string;
}

const varying = 'Accept-Language, Cookie, Accept-Encoding';

/** The site's server: published files, pages in the visitor's language, and the store behind the same address. */
export function createSite({ folder, storeHost }: SiteOptions): Hono {
  const pages = readPages(folder);
  const site = new Hono();

  site.use(securityHeaders(pages.files.get('/'), []));
  site.get('/health', (c) => c.json({ ok: true }));
  site.get('/store/*', storeProxy(storeHost));

  site.get('*', (c) => {
    const pathname = decodePath(new URL(c.req.url).pathname);
    const asset = pages.files.get(pathname);
    if (asset && !asset.type.startsWith('text/html')) {
      const forever = pathname.startsWith('/assets/');
      return sendFile(c, asset, {
        'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        Vary: 'Accept-Encoding',
      });
    }
    const page = pages.find(c, pathname.replace(/(?<=.)\/$/, ''));
    return sendFile(
      c,
      page.file,
      {
        'Content-Language': page.language,
        'Cache-Control': page.negotiated ? 'private, no-cache' : 'public, no-cache',
        Vary: page.negotiated ? varying : 'Accept-Encoding',
      },
      page.status,
    );
  });

  site.onError((error, c) => {
    console.error(error);
    return c.text('The page could not be sent. Please try again.', 500);
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
