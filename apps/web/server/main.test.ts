import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const store = createServer();
// `npm test` builds the site first.
const isSiteBuilt = existsSync(new URL('../dist/hosts', import.meta.url));

beforeAll(() => once(store.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void store.close());

it.runIf(isSiteBuilt)('completes a pending response after SIGTERM, and then exits with code 0', async () => {
  const { port } = store.address() as AddressInfo;
  const server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', STORE_HOST: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const [output] = await once(server.stdout, 'data');
  const url = new URL(JSON.parse(String(output)).url);
  const idleConnection = connect(Number(url.port), url.hostname);
  const idleConnectionClosed = once(idleConnection, 'close');
  idleConnection.write('GET /livez HTTP/1.1\r\nHost: site\r\n\r\n');
  await once(idleConnection, 'data');

  const responded = fetch(new URL('/store/vitrine-en/products', url)).catch((error: Error) => error);
  const [, storeResponse] = (await once(store, 'request')) as [unknown, ServerResponse];
  server.kill('SIGTERM');
  // The server closes idle connections when it stops.
  await idleConnectionClosed;
  storeResponse.end('{}');
  expect(await responded).toMatchObject({ status: 200 });
  expect(await exited).toEqual([0, null]);
});
