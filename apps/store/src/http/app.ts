import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { timeout } from 'hono/timeout';
import type { OpenDatabase } from '../database/database.ts';
import { createTooBusyError, RequestError } from './request-error.ts';
import { createStoreRoutes, publicHeaders } from './store-routes.ts';

/** Maximum duration of a request, including the wait for the database. */
const timeoutMs = 10_000;

/** The value of `Retry-After`: about as long as the store takes to process a full queue of requests that wait for the database. */
const retryAfterSeconds = '5';

const allowedMethods = ['GET', 'HEAD', 'OPTIONS'];

const uncachedHeaders = { ...publicHeaders, 'Cache-Control': 'no-cache' };

/** Creates the Hono app: the store API under `/store`, and `/health`. Errors are JSON, `{ error: { message, parameter? } }`. */
export function createApp(database: OpenDatabase) {
  const app = new Hono();

  app.options(
    '/store/*',
    cors({ origin: '*', allowMethods: allowedMethods, allowHeaders: ['Content-Type'], maxAge: 86_400 }),
  );
  app.use(async ({ req }, next) => {
    if (!allowedMethods.includes(req.method)) throw new RequestError(405, 'The store is read-only.');
    if (Number(req.header('Content-Length') ?? 0) > 0 || req.header('Transfer-Encoding'))
      throw new RequestError(413, 'A request to the store must not have a body.');
    await next();
  });
  app.use(timeout(timeoutMs, createTooBusyError));

  let healthCheck: Promise<unknown> | undefined;
  app.get('/health', async (context) => {
    // Concurrent requests share a statement, because the limit of statements does not apply to it.
    healthCheck ??= Promise.resolve(database.db.execute(sql`select 1`)).finally(() => {
      healthCheck = undefined;
    });
    await healthCheck;
    return context.json({ status: 'ok' }, 200, uncachedHeaders);
  });
  app.route('/store/:storeId', createStoreRoutes(database, timeoutMs));

  app.notFound((context) =>
    context.json({ error: { message: 'There is nothing at this URL.' } }, 404, uncachedHeaders),
  );
  app.onError((error, context) => {
    if (!(error instanceof RequestError)) {
      console.error(error);
      return context.json({ error: { message: 'The store cannot respond right now.' } }, 500, uncachedHeaders);
    }
    const { message, parameter, status } = error;
    return context.json({ error: { message, parameter } }, status, {
      ...uncachedHeaders,
      ...(status === 405 && { Allow: allowedMethods.join(', ') }),
      // The body was not read, so the connection cannot be reused.
      ...(status === 413 && { Connection: 'close' }),
      ...(status === 503 && { 'Retry-After': retryAfterSeconds }),
    });
  });
  return app;
}
