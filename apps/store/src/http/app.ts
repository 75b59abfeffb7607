import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { timeout } from 'hono/timeout';
import type { OpenDatabase } from '../database/database.ts';
import { queue } from './queue.ts';
import { RequestError, tooBusy } from './request-error.ts';
import { storeRoutes } from './store-routes.ts';

/** The longest that a request may take, the wait for a free connection of the database included. */
const timeLimitMs = 10_000;

/** So many questions wait for the database at most: two to five seconds of its work. */
const mostWaiting = 1000;

/** The pause in seconds that is asked of whoever is turned away: a full queue is gone by then. */
const retryAfter = '5';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The store over HTTP: the store API below `/store`, and `/health`. Errors are JSON, `{ error: { message, parameter? } }`. */
export function createApp({ db, atOnce }: Pick<OpenDatabase, 'db' | 'atOnce'>) {
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
  app.use(timeout(timeLimitMs, tooBusy));
  app.use('/store/*', queue({ atOnce, mostWaiting, patienceMs: timeLimitMs }));

  app.get('/health', async (context) => {
    await db.execute(sql`select 1`);
    return context.json({ status: 'ok' });
  });
  app.route('/store/:storeId', storeRoutes(db));

  app.notFound((context) => context.json({ error: { message: 'There is nothing at this address.' } }, 404));
  app.onError((error, context) => {
    if (error instanceof RequestError && error.status === 503) context.header('Retry-After', retryAfter);
    if (error instanceof RequestError)
      return context.json({ error: { message: error.message, parameter: error.parameter } }, error.status);
    console.error(error);
    return context.json({ error: { message: 'The store cannot answer right now.' } }, 500);
  });
  return app;
}

const hasBody = (headers: Headers) =>
  Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
