import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { pageScript } from './page-script.ts';

/**
 * Serves the site on an origin of its own, in the same way for every engine. Adds the script of the tests to each page and can hold
 * scripts back, because WebDriver can do neither.
 */
export async function startSiteProxy(site: string) {
  let scripts: Promise<void> | undefined;
  let cachesScripts = true;

  const app = new Hono();
  app.get('/test/page-script.js', (context) =>
    context.body(pageScript, 200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }),
  );
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const response = await proxy(`${site}${pathname}${search}`, {
      ...context.req,
      headers: { ...context.req.header(), 'accept-encoding': 'identity' },
    });
    if (/^\/assets\/.*\.js$/.test(pathname)) {
      await scripts;
      if (!cachesScripts) response.headers.set('cache-control', 'no-store');
    }
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
    /** From now on a page requests its scripts at each load, so that they can be held. */
    disableScriptCache() {
      cachesScripts = false;
    },
    /** Holds all scripts until the returned function is called. */
    holdScripts() {
      let release = () => {};
      scripts = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        scripts = undefined;
        release();
      };
    },
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
