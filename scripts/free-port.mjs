// Has no dependency: `npm start` uses it before anything is installed.
import { createServer } from 'node:net';

/** Resolves to the first free port from `port` on; with 0, to any free port. */
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
