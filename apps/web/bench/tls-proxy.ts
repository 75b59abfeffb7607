import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { runNginx } from '../server/testing/nginx.ts';

/**
 * Starts nginx in front of a server, as in production: browsers use HTTP/2 only with TLS, which the server leaves to a proxy. The certificate is
 * self-signed. Returns the URL of nginx and a function that stops it. Requires openssl.
 */
export async function startTlsProxy(server: URL): Promise<{ url: URL; stop: () => Promise<void> }> {
  const prefix = mkdtempSync(join(tmpdir(), 'vitrine-tls-proxy-'));
  const certificateFile = join(prefix, 'certificate.pem');
  const keyFile = join(prefix, 'key.pem');
  const certificateOptions = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...certificateOptions, '-keyout', keyFile, '-out', certificateFile], {
    stdio: 'ignore',
  });
  const port = await findFreePort(0, '127.0.0.1');
  const configuration = `server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificateFile};
    ssl_certificate_key ${keyFile};
    location / {
      proxy_pass ${server.origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
    }
  }`;
  return { url: new URL(`https://127.0.0.1:${port}`), stop: await runNginx({ prefix, port, configuration }) };
}
