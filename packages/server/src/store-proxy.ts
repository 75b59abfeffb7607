import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import { getRequestId } from './listen.ts';
import type { Logger } from './logger.ts';
import type { SecurityHeaders } from './security-headers.ts';

const timeoutMs = 15_000;

const requestHeaders = ['accept', 'accept-encoding', 'content-type', 'if-none-match'];

/** The response headers that are passed on. Others, such as Set-Cookie and Clear-Site-Data, would apply to the whole site. */
const responseHeaders = [
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

interface ProxyOptions {
  storeOrigin: string;
  /** Returns the headers that every response of the site has. */
  getSecurityHeaders: (c: Context) => SecurityHeaders;
  logger: Logger;
}

/** Creates a handler that proxies `/store/*` to the store, so that the browser sends no cross-origin or preflight requests. */
export function createStoreProxy({ storeOrigin, getSecurityHeaders, logger }: ProxyOptions): Handler {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const id = getRequestId(c);
    const respondUnavailable = () =>
      c.json({ error: 'The store does not respond. Please try again.' }, 502, {
        ...getSecurityHeaders(c),
        'Cache-Control': 'no-store',
      });
    const logFailure = (error: unknown) => {
      // A request that the client aborted is not a failure of the store.
      if (!c.req.raw.signal.aborted) logger.error({ id, err: error }, 'the store does not respond');
    };
    try {
      const response = await sendRequest(new URL(pathname + search, storeOrigin), {
        method: c.req.method,
        headers: { ...pickHeaders(c.req.header(), requestHeaders), ...(id && { 'x-request-id': id }) },
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)]),
      });
      const { statusCode: status = 502, headers } = response;
      if (status >= 300 && status < 400 && status !== 304) {
        response.destroy();
        logger.error({ id, status }, 'the store redirects: set STORE_HOST to its final origin');
        return respondUnavailable();
      }
      const hasBody = status !== 204 && status !== 304 && c.req.method !== 'HEAD';
      response.once('error', logFailure);
      if (!hasBody) response.resume();
      return new Response(hasBody ? (Readable.toWeb(response) as ReadableStream) : null, {
        status,
        headers: { ...pickHeaders(headers, responseHeaders), ...getSecurityHeaders(c) },
      });
    } catch (error) {
      logFailure(error);
      return respondUnavailable();
    }
  };
}

/** Sends a request with Node's client: unlike `fetch`, it follows no redirects and passes a compressed body on as it is. */
const sendRequest = (url: URL, options: RequestOptions) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, options, resolve).once('error', reject).end();
  });

/** Picks headers that are present. */
const pickHeaders = (headers: IncomingHttpHeaders, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
