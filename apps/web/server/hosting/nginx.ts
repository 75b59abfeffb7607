import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../scripts/free-port.mjs';
import { nginxPath } from '../../../../scripts/system.mjs';
import type { RunningHost, Setting } from './running-host.ts';

const configuration = fileURLToPath(new URL('../../../../deploy/nginx/vitrine.conf', import.meta.url));

/** Where the configuration says that things lie, which is not where they lie here. Each must be found in it. */
function movedTo(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((moved, [from, to]) => {
    if (!moved.includes(from)) throw new Error(`The configuration for nginx does not say ${from}.`);
    return moved.replaceAll(from, to);
  }, text);
}

/** Starts nginx with the configuration of `deploy/nginx`, on any free port and with `workers` processes; undefined where there is no nginx. */
export async function startNginx({ folder, storeHost }: Setting, workers = 1): Promise<RunningHost | undefined> {
  const nginx = nginxPath();
  if (!nginx) return undefined;
  const home = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await freePort(0, '127.0.0.1');
  const site = movedTo(await readFile(configuration, 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${port} backlog=4096;`,
    '/srv/vitrine/dist': folder,
    'include mime.types;': `include ${join(ownFolder(nginx), 'mime.types')};`,
    'http://127.0.0.1:4100': storeHost,
  });
  const main = join(home, 'nginx.conf');
  await writeFile(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home}/pid; error_log stderr warn;
     worker_processes ${workers}; worker_rlimit_nofile 8192; events { worker_connections 4096; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=2000;
     ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
     ${site} }`,
  );
  const child = spawn(nginx, ['-p', home, '-c', main, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${complaints}`);
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

const answers = (address: string) =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Where an nginx has its own configuration, as it was built. */
function ownFolder(nginx: string): string {
  const built = execFileSync('sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' });
  return dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf');
}
