import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

/** Starts an HTTP server on a free port, and closes it after the test. `requests` are its requests in order. */
export async function startServer(handler: Handler): Promise<{ host: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Responds to every request with the same JSON body. */
export const respondWithJson =
  (body: unknown, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** Responds to every request with the same text, sent as HTML. */
export const respondWithText =
  (body: string, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' });
    response.end(body);
  };
