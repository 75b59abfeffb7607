import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request: it is lost before or after the server has handled it, or delayed, or fails. */
export type Fault = 'request lost' | 'response lost' | 'delayed' | 'unavailable' | undefined;

/** Starts an HTTP server that keeps one cart per URL, as the documentation of `syncCart` asks for. */
export async function startCartServer() {
  const carts = new Map<string, { text: string; version: number }>();
  const requests: string[] = [];
  const server = {
    carts,
    /** The methods and the status codes of all requests. */
    requests,
    /** Returns the fault of the next request. */
    nextFault: (): Fault => undefined,
    /** Changes a text before it is saved, and returns it in the response, like a server that corrects prices. */
    correct: undefined as ((text: string) => string) | undefined,
    url: '',
    close: () =>
      new Promise((resolve) => {
        httpServer.closeAllConnections();
        httpServer.close(resolve);
      }),
  };

  function handle({ url = '', method = '', headers }: IncomingMessage, body: string, response: ServerResponse) {
    const saved = carts.get(url);
    const respond = (status: number, text = '', version = saved?.version) => {
      requests.push(`${method} ${status}`);
      response.writeHead(status, { 'content-type': 'application/json', ...(version && { etag: `"${version}"` }) });
      response.end(text);
    };
    if (method === 'GET') return saved ? respond(200, saved.text) : respond(404);
    const isCurrent = saved ? headers['if-match'] === `"${saved.version}"` : headers['if-none-match'] === '*';
    if (!isCurrent) return respond(412);
    const text = server.correct?.(body) ?? body;
    const version = (saved?.version ?? 0) + 1;
    carts.set(url, { text, version });
    respond(200, server.correct ? text : '', version);
  }

  const httpServer = createServer(async (request, response) => {
    const fault = server.nextFault();
    let body = '';
    for await (const chunk of request) body += chunk;
    if (fault === 'request lost') return response.destroy();
    if (fault === 'unavailable') return response.writeHead(503).end();
    if (fault === 'delayed') await new Promise((resolve) => setTimeout(resolve, 3));
    if (fault === 'response lost') {
      response.end = (() => response.destroy()) as never;
      response.writeHead = (() => response) as never;
    }
    handle(request, body, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => httpServer.once('listening', resolve));
  server.url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}/cart`;
  return server;
}
