import { EventEmitter, once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { pageScript } from './page-script.ts';

/**
 * Starts a proxy of the site with its own origin. The proxy adds a script of the tests to each page and can delay the scripts of the site,
 * because the WebDriver of WebKitGTK supports neither.
 */
export async function startSiteProxy(siteUrl: string) {
  let scriptDelay: Promise<void> | undefined;
  let canCacheScripts = true;
  const delayedPaths: string[] = [];
  const pageShows = new EventEmitter();

  const app = new Hono();
  app.get('/test/page-script.js', (context) =>
    context.body(pageScript, 200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }),
  );
  app.get('/test/blank', (context) => context.html('<!doctype html><script src="/test/page-script.js"></script>'));
  app.post('/test/page-shown', async (context) => {
    pageShows.emit(await context.req.text());
    return context.body(null, 204);
  });
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const isScript = /^\/assets\/.*\.js$/.test(pathname);
    if (isScript && scriptDelay) {
      delayedPaths.push(pathname);
      // The delay is before the request. During a delay after it, the response could be garbage-collected, because `proxy` references only its
      // body, and Node would then cancel the body.
      await scriptDelay;
    }
    const response = await proxy(`${siteUrl}${pathname}${search}`, {
      ...context.req,
      headers: { ...context.req.header(), 'accept-encoding': 'identity' },
    });
    if (isScript && !canCacheScripts) response.headers.set('cache-control', 'no-store');
    // With this header, WebKit loads the page of another origin in another process, and sometimes its WebDriver then never responds to a
    // command that it received during the change.
    response.headers.delete('cross-origin-opener-policy');
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    response.headers.delete('content-length');
    const html = await response.text();
    return new Response(html.replace('<head>', '<head><script src="/test/page-script.js"></script>'), response);
  });

  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(server));
  });
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    /** Makes pages request their scripts at each load, so that `delayScripts` affects them. */
    disableScriptCache() {
      canCacheScripts = false;
    },
    /** Resolves when a page at this path is shown the next time. */
    async waitForPageShow(path: string) {
      await once(pageShows, path);
    },
    /** The paths of the scripts that `delayScripts` has delayed. */
    delayedPaths,
    /** Delays all scripts of the site until the returned function is called. */
    delayScripts() {
      let release = () => {};
      scriptDelay = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        scriptDelay = undefined;
        release();
      };
    },
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>;
