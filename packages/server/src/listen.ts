import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** The part of a Hono app that responds to requests. */
export interface HttpApp {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
}

/** A server at `url`. `close` rejects new connections, closes idle ones, and closes the others after their response or the timeout. */
export interface RunningServer {
  url: string;
  close: (timeoutMs: number) => Promise<void>;
}

interface ListenOptions {
  host: string;
  /** 0 chooses a free port. */
  port: number;
  logger?: Logger;
  metrics?: Metrics;
  /** Returns the kind of a path for the metrics. There must be few kinds. */
  getRoute?: (path: string) => string;
}

/** Limits against slow clients and large headers, in ms and bytes. Node checks the timeouts at intervals, by default of 30 s. */
const serverOptions = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  // Longer than the idle timeout of common load balancers (60 s). Otherwise they may use a connection while the server closes it, and
  // respond with 502.
  keepAliveTimeout: 65_000,
};

/** Maximum number of connections that wait to be accepted. Node's default, 511, is too low for a thousand simultaneous connections. */
const backlog = 4096;

/** Only ids that cannot forge log lines are accepted from a proxy. */
const requestIdPattern = /^[\w.:-]{1,100}$/;

interface IdentifiedRequest extends IncomingMessage {
  id?: string;
}

/** Returns the id of a request, which its log lines and `X-Request-Id` have. Undefined in tests without a server. */
export const getRequestId = (c: Context): string | undefined =>
  (c.env as { incoming?: IdentifiedRequest } | undefined)?.incoming?.id;

/** Serves an app, and logs and measures each request. Rejects if the port is in use. */
export async function listen(
  app: HttpApp,
  { host, port, logger, metrics, getRoute = () => 'all' }: ListenOptions,
): Promise<RunningServer> {
  function observe(request: IdentifiedRequest, response: ServerResponse) {
    const proxyId = request.headers['x-request-id'];
    request.id = typeof proxyId === 'string' && requestIdPattern.test(proxyId) ? proxyId : randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const start = performance.now();
    response.once('close', () => {
      const durationMs = performance.now() - start;
      const { method = '', url = '' } = request;
      // The query is not logged: it may contain what a visitor has typed.
      const path = url.split('?', 1)[0] ?? '';
      const status = response.writableFinished ? response.statusCode : 499;
      metrics?.requestDuration.observe({ method, route: getRoute(path), status }, durationMs / 1000);
      logger?.info({ id: request.id, method, path, status, ms: Math.round(durationMs * 10) / 10 }, 'request');
      // `close` closes only the connections that are idle when it is called. The client may keep this one open.
      if (!server.listening) server.closeIdleConnections();
    });
  }

  // The host of a request without a Host header, such as one of HTTP/1.0. No app reads it.
  const respond = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer(serverOptions, (request, response) => {
    observe(request, response);
    void respond(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog }, resolve);
  });
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: (timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
