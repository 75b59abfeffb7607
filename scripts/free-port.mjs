// This module has no dependencies, because `npm start` imports it before they are installed.
import { createServer } from 'node:net';

/** Resolves to the first free port from `port` upwards. If `port` is 0, the operating system chooses a free port. */
export function findFreePort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      error.code === 'EADDRINUSE' ? resolve(findFreePort(port + 1, host)) : reject(error),
    );
    server.listen(port, host, () => {
      const { port: boundPort } = server.address();
      server.close(() => resolve(boundPort));
    });
  });
}
