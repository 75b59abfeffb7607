import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { findNginxPath } from '../../../../scripts/system-programs.mjs';
import type { HostOptions, RunningHost } from './site-server.ts';

const siteConfigurationFile = fileURLToPath(new URL('../../../../deploy/nginx/vitrine.conf', import.meta.url));

/** Replaces strings of a configuration. Throws if one of them is missing. */
function replaceStrings(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The nginx configuration does not contain ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/**
 * Starts nginx on a free port, with the configuration of `deploy/nginx`. Rejects if nginx is not installed.
 */
export async function startNginx({ folder, storeOrigin }: HostOptions, workerCount = 1): Promise<RunningHost> {
  const prefix = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  // nginx would split a path with spaces into several arguments.
  const folderLink = join(prefix, 'dist');
  await symlink(folder, folderLink);
  const port = await findFreePort(0, '127.0.0.1');
  const siteConfiguration = replaceStrings(await readFile(siteConfigurationFile, 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${port} backlog=4096;`,
    '/srv/vitrine/dist': folderLink,
    'include mime.types;': `include ${join(findConfigurationFolder(), 'mime.types')};`,
    'http://127.0.0.1:4100': storeOrigin,
  });
  const stop = await runNginx({ prefix, port, configuration: siteConfiguration, workerCount });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

interface NginxOptions {
  /** A temporary folder, which is removed when nginx stops. */
  prefix: string;
  /** The port of 127.0.0.1 that the configuration listens on. */
  port: number;
  /** The content of the `http` block. */
  configuration: string;
  workerCount?: number;
}

/** Runs nginx. Resolves when it listens, to a function that stops it. Rejects if nginx is not installed. */
export async function runNginx({ prefix, port, configuration, workerCount = 1 }: NginxOptions) {
  const mainConfigurationFile = join(prefix, 'nginx.conf');
  await writeFile(
    mainConfigurationFile,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${prefix}/pid; error_log stderr warn;
     worker_processes ${workerCount}; worker_rlimit_nofile 8192; events { worker_connections 4096; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=2000;
     ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix}/${name};`).join(' ')}
     ${configuration} }`,
  );
  const child = spawn(getNginxPath(), ['-p', prefix, '-c', mainConfigurationFile, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (text) => {
    errorOutput += text;
  });
  const exited = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${errorOutput}`);
  }
  return async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(prefix, { recursive: true });
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

function getNginxPath(): string {
  const path = findNginxPath();
  if (!path) throw new Error('nginx is not installed. `npm test` installs it.');
  return path;
}

/** Returns the folder of the nginx binary's default configuration. It contains `mime.types`. */
function findConfigurationFolder(): string {
  const buildOptions = execFileSync('sh', ['-c', '"$0" -V 2>&1', getNginxPath()], { encoding: 'utf8' });
  return dirname(/--conf-path=(\S+)/.exec(buildOptions)?.[1] ?? '/etc/nginx/nginx.conf');
}
