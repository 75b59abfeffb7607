import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import type { SecurityHeaders } from './security-headers.ts';

/** The path at which the Storybook is served. */
export const storybookPath = '/storybook';

/** Storybook shows stories in a frame of its own, and its pages have inline scripts. */
const contentSecurityPolicy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

/**
 * Serves the build of the Storybook in a folder. The folder can be built while the server runs: until its last file exists, the response
 * is a page that reloads itself.
 */
export function createStorybook(
  folder: string,
  getSecurityHeaders: (c: Context) => SecurityHeaders,
): MiddlewareHandler {
  let serveFile: MiddlewareHandler | undefined;
  return async (c, next) => {
    const headers = {
      ...getSecurityHeaders(c),
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-cache',
    };
    if (c.req.path === storybookPath) return c.body(null, 301, { ...headers, Location: `${storybookPath}/` });
    if (!existsSync(join(folder, 'iframe.html'))) {
      const text = 'The Storybook is being built. This page reloads when it is ready.';
      return c.text(text, 503, { ...headers, 'Retry-After': '3', Refresh: '3' });
    }
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    serveFile ??= serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(storybookPath.length) });
    return serveFile(c, next);
  };
}
