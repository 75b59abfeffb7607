// Runs before anything is installed, like what starts the servers.
import { createServer } from 'node:net';

/** The first port from `port` on that nobody listens at; with 0, any such port. */
export function freePort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(freePort(port + 1, host)) : reject(error)));
    probe.listen(port, host, () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}
