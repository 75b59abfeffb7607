// This module has no dependencies, because `npm start` imports it before they are installed.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Resolves to the first free port from `port` upwards. If `port` is 0, begins at a random port below those that operating systems choose
 * for connections: until the caller listens, one of these could be in use again.
 */
export function findFreePort(port, host) {
  return new Promise((resolve, reject) => {
    const firstPort = port || randomInt(20_000, 32_000);
    const server = createServer();
    server.once('error', (error) =>
      error.code === 'EADDRINUSE' ? resolve(findFreePort(firstPort + 1, host)) : reject(error),
    );
    server.listen(firstPort, host, () => server.close(() => resolve(firstPort)));
  });
}
