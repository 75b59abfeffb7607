import { setTimeout } from 'node:timers/promises';
import { addHealthRoutes, getRequestId, OverloadError } from '@vitrine/server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Database, getErrorReason } from '../database/database.ts';
import { checkMigrations } from '../database/migrate.ts';
import type { AppOptions } from './app-options.ts';
import { isUnavailable } from './is-unavailable.ts';
import { RequestError } from './request-error.ts';
import { createStoreRoutes, publicHeaders } from './store-routes.ts';

/** The value of `Retry-After`: about as long as the store takes to process a full queue of requests that wait for the database. */
const retryAfterSeconds = '5';

/** Maximum duration of the check whether the database responds. */
const readinessTimeoutMs = 3000;

const allowedMethods = ['GET', 'HEAD', 'OPTIONS'];

const uncachedHeaders = { ...publicHeaders, 'Cache-Control': 'no-cache' };

/** Returns the kind of a path for the metrics. */
export function getRoute(path: string): string {
  const [, root, , kind, id] = path.split('/', 5);
  if (root !== 'store') return root === 'livez' || root === 'readyz' ? root : 'other';
  if (kind === 'variants') return 'variants';
  return kind === 'products' ? (id ? 'product' : 'products') : 'other';
}

/** Creates the app: the store API under `/store`, and health checks. Errors are JSON, `{ error: { message, parameter? } }`. */
export function createApp(database: Database, options: AppOptions): Hono {
  const { logger, metrics, stopSignal } = options;
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
  addHealthRoutes(app, {
    ...(stopSignal && { stopSignal }),
    checkReadiness: () => Promise.race([checkMigrations(database), rejectAfter(readinessTimeoutMs)]),
  });
  app.route('/store/:storeId', createStoreRoutes(database, options));

  app.notFound((context) =>
    context.json({ error: { message: 'There is nothing at this URL.' } }, 404, uncachedHeaders),
  );
  app.onError((error, context) => {
    if (error instanceof RequestError) {
      const { message, parameter, status } = error;
      return context.json({ error: { message, parameter } }, status, {
        ...uncachedHeaders,
        ...(status === 405 && { Allow: allowedMethods.join(', ') }),
        // The body was not read, so the connection cannot be reused.
        ...(status === 413 && { Connection: 'close' }),
      });
    }
    const unavailableHeaders = {
      ...publicHeaders,
      'Cache-Control': 'no-store',
      'Retry-After': retryAfterSeconds,
      // Otherwise, pages of other origins could not read it.
      'Access-Control-Expose-Headers': 'Retry-After',
    };
    if (error instanceof OverloadError) {
      metrics.overloads.inc();
      return context.json({ error: { message: 'The store is too busy to respond.' } }, 503, unavailableHeaders);
    }
    logger.error({ err: error, id: getRequestId(context), reason: getErrorReason(error) }, 'request failed');
    const body = { error: { message: 'The store cannot respond right now.' } };
    return isUnavailable(error)
      ? context.json(body, 503, unavailableHeaders)
      : context.json(body, 500, uncachedHeaders);
  });
  return app;
}

async function rejectAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error('The database does not respond.');
}
