import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { findNginxPath } from '../../../scripts/system-programs.mjs';

/**
 * Starts nginx in front of a server, as in production: browsers use HTTP/2 only with TLS, which the server leaves to a proxy. The certificate is
 * self-signed. Returns the URL of nginx and a function that stops it.
 */
export async function startTlsProxy(server: URL): Promise<{ url: URL; stop: () => void }> {
  const nginxPath = findNginxPath();
  if (!nginxPath) throw new Error('nginx is not installed. `npm test` installs it.');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tls-proxy-'));
  const [certificateFile, keyFile, configurationFile] = ['certificate.pem', 'key.pem', 'nginx.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const certificateOptions = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${server.hostname}`];
  execFileSync('openssl', ['req', '-x509', ...certificateOptions, '-keyout', keyFile, '-out', certificateFile], {
    stdio: 'ignore',
  });
  const port = await findFreePort(0, server.hostname);
  writeFileSync(
    configurationFile,
    `pid ${folder}/pid; events {}
     http {
       access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       server {
         listen ${server.hostname}:${port} ssl http2;
         ssl_certificate ${certificateFile};
         ssl_certificate_key ${keyFile};
         location / {
           proxy_pass ${server.origin};
           proxy_http_version 1.1;
           proxy_set_header Connection "";
           proxy_set_header Host $http_host;
           proxy_set_header X-Forwarded-Proto https;
         }
       }
     }`,
  );
  const runNginx = (...options: string[]) =>
    execFileSync(nginxPath, ['-c', configurationFile, '-e', join(folder, 'errors.log'), ...options]);
  // Returns once nginx listens: it continues in the background.
  runNginx();
  return {
    url: new URL(`https://${server.hostname}:${port}`),
    stop: () => {
      runNginx('-s', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
