import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './page.tsx';

/** Renders the HTML of `page.tsx`, which `entry-client.tsx` hydrates. */
export async function render(): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request('http://prerender.invalid/'));
  if (context instanceof Response) throw new Error(`The baseline page returned ${context.status}.`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
