import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { timeout } from 'hono/timeout';
import type { Database } from '../database/database.ts';
import { atOnce } from './at-once.ts';
import { RequestError } from './request-error.ts';
import { storeRoutes } from './store-routes.ts';

/** The longest that a request may take, the wait for a free connection of the database included. */
const timeLimitMs = 10_000;

/** So many questions are with the database at once: as many as the driver of PostgreSQL opens connections. */
const mostAtOnce = 10;

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The store over HTTP: the store API below `/store`, and `/health`. Errors are JSON, `{ error: { message, parameter? } }`. */
export function createApp(db: Database) {
  const app = new Hono();

  app.use(
    '/store/*',
    cors({ origin: '*', allowMethods: readingMethods, allowHeaders: ['Content-Type'], maxAge: 86_400 }),
  );
  app.use(async (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-cache');
    if (!readingMethods.includes(context.req.method)) {
      context.header('Allow', readingMethods.join(', '));
      throw new RequestError(405, 'The store can only be read.');
    }
    if (hasBody(context.req.raw.headers)) {
      context.header('Connection', 'close');
      throw new RequestError(413, 'A question to the store has no body.');
    }
    await next();
  });
  app.use(timeout(timeLimitMs, () => new RequestError(503, 'The store is too busy to answer.')));
  app.use('/store/*', atOnce(mostAtOnce, timeLimitMs));

  app.get('/health', async (context) => {
    await db.execute(sql`select 1`);
    return context.json({ status: 'ok' });
  });
  app.route('/store/:storeId', storeRoutes(db));

  app.notFound((context) => context.json({ error: { message: 'There is nothing at this address.' } }, 404));
  app.onError((error, context) => {
    if (error instanceof RequestError)
      return context.json({ error: { message: error.message, parameter: error.parameter } }, error.status);
    console.error(error);
    return context.json({ error: { message: 'The store cannot answer right now.' } }, 500);
  });
  return app;
}

const hasBody = (headers: Headers) =>
  Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
