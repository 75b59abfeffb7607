// Builds the container images with docker, podman or buildah, starts them, and checks that they respond: `node scripts/images.mjs`. `npm test` runs
// this where one of them works. This module has no dependencies.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.mjs';
import { printStep, root } from './run.mjs';

const siteUrl = process.env.SITE_URL ?? 'https://shop.example';
const startTimeoutMs = 120_000;

/** Whether a command succeeds. */
function succeeds(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns the first builder that works: docker and podman need a daemon or user namespaces. Undefined if there is none. */
export const findImageBuilder = () =>
  ['docker', 'podman', 'buildah'].find((name) => succeeds(name, [name === 'buildah' ? 'version' : 'info']));

/** The arguments with which buildah needs neither an overlay file system nor namespaces. */
const storage = ['--storage-driver', 'vfs'];

const exec = (command, args, options = {}) => execFileSync(command, args, { cwd: root, stdio: 'inherit', ...options });

/** The options of each builder: how it builds an image, and how it runs one as a process of this machine's network. */
const builders = {
  docker: createEngine('docker'),
  podman: createEngine('podman'),
  buildah: {
    build: (target, args) =>
      exec('buildah', [
        ...storage,
        'bud',
        '--isolation',
        'chroot',
        // OCI images have no health check.
        '--format',
        'docker',
        '--target',
        target,
        '-t',
        `vitrine-${target}`,
        ...args,
      ]),
    run(target, env) {
      const container = exec('buildah', [...storage, 'from', '--pull-never', `vitrine-${target}`], { stdio: 'pipe' })
        .toString()
        .trim();
      const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
      // `buildah run` ignores entry points.
      const command = target === 'store' ? ['node', 'src/main.ts', 'serve'] : ['node', 'server/main.ts'];
      const child = spawn(
        'buildah',
        [...storage, 'run', '--isolation', 'chroot', ...variables, container, '--', ...command],
        { stdio: 'inherit' },
      );
      return () => {
        child.kill();
        succeeds('buildah', [...storage, 'rm', container]);
      };
    },
    getUser: (target) =>
      exec('buildah', [...storage, 'inspect', '--format', '{{.OCIv1.Config.User}}', `vitrine-${target}`], {
        stdio: 'pipe',
      }).toString(),
  },
};

function createEngine(name) {
  return {
    build: (target, args) => exec(name, ['build', '--target', target, '-t', `vitrine-${target}`, ...args]),
    run(target, env) {
      const variables = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
      const options = ['run', '--detach', '--rm', '--network', 'host', '--read-only', '--cap-drop', 'ALL'];
      const id = exec(name, [...options, ...variables, `vitrine-${target}`], { stdio: 'pipe' })
        .toString()
        .trim();
      return () => succeeds(name, ['stop', id]);
    },
    getUser: (target) =>
      exec(name, ['inspect', '--format', '{{.Config.User}}', `vitrine-${target}`], { stdio: 'pipe' }).toString(),
  };
}

/**
 * Creates a base image for a machine that cannot download one, with debootstrap and the Node of this repository, and returns its name. Certificates
 * of this machine that Node trusts are trusted in the build, too.
 */
function createDebianImage() {
  const name = 'localhost/vitrine-node:24';
  if (succeeds('buildah', [...storage, 'inspect', '--type', 'image', name])) return name;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-image-'));
  try {
    exec('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder], { stdio: 'ignore' });
    const npm = join(process.execPath, '../../lib/node_modules/npm');
    cpSync(process.execPath, join(folder, 'usr/local/bin/node'), { dereference: true });
    const npmFolder = [
      npm,
      '/usr/lib/node_modules/npm',
      '/usr/share/nodejs/npm',
      '/usr/local/lib/node_modules/npm',
    ].find(existsSync);
    cpSync(npmFolder, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
    for (const command of ['npm', 'npx'])
      exec('ln', ['-sf', `../lib/node_modules/npm/bin/${command}-cli.js`, join(folder, 'usr/local/bin', command)]);
    exec('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node']);
    const certificates = process.env.NODE_EXTRA_CA_CERTS;
    if (certificates) cpSync(certificates, join(folder, 'etc/ssl/extra-certificates.pem'));
    const container = exec('buildah', [...storage, 'from', 'scratch'], { stdio: 'pipe' })
      .toString()
      .trim();
    exec('buildah', [...storage, 'add', container, folder, '/']);
    const settings = [
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...(certificates ? ['NODE_EXTRA_CA_CERTS=/etc/ssl/extra-certificates.pem'] : []),
    ];
    exec('buildah', [...storage, 'config', ...settings.flatMap((setting) => ['--env', setting]), container]);
    exec('buildah', [...storage, 'commit', '--rm', container, name], { stdio: 'ignore' });
    return name;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Waits until a URL responds with 200, and returns the text. */
async function fetchText(url) {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    if (Date.now() > deadline)
      throw new Error(`${url} did not respond with 200 (${response?.status ?? 'no response'}).`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function check(condition, message) {
  if (!condition) throw new Error(message);
  console.log(`✓ ${message}`);
}

async function main() {
  const name = findImageBuilder();
  if (!name) throw new Error('Install docker, podman or buildah.');
  const builder = builders[name];
  const [, nodeImage] = /^ARG NODE_IMAGE=(.+)$/m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  // Docker and podman also use an image that they have pulled before.
  const baseImage =
    name !== 'buildah' || succeeds(name, [...storage, 'pull', nodeImage])
      ? []
      : ['--pull-never', '--build-arg', `NODE_IMAGE=${createDebianImage()}`];
  for (const target of ['store', 'site']) {
    printStep(`Building the image ${target} with ${name}`);
    builder.build(target, [...baseImage, '--build-arg', `SITE_URL=${siteUrl}`, '-f', 'deploy/Dockerfile', '.']);
    check(builder.getUser(target).trim() === 'node', `the image ${target} runs as the user node`);
  }

  printStep('Starting the images');
  const storePort = await findFreePort(0, '127.0.0.1');
  const sitePort = await findFreePort(storePort + 1, '127.0.0.1');
  const stopFunctions = [];
  try {
    stopFunctions.push(builder.run('store', { HOST: '127.0.0.1', PORT: storePort, LOG_LEVEL: 'warn' }));
    const storeHost = `http://127.0.0.1:${storePort}`;
    stopFunctions.push(
      builder.run('site', { HOST: '127.0.0.1', PORT: sitePort, LOG_LEVEL: 'warn', STORE_HOST: storeHost }),
    );
    await fetchText(`${storeHost}/readyz`);
    const list = JSON.parse(await fetchText(`http://127.0.0.1:${sitePort}/store/vitrine-en/products`));
    check(list.count > 0, 'the site forwards requests to the store');
    check(
      (await fetchText(`http://127.0.0.1:${sitePort}/fr/shop`)).includes('<html lang="fr"'),
      'the site sends a page',
    );
    const page = await fetchText(`http://127.0.0.1:${sitePort}/en/product/live-workshop`);
    check(page.includes('Live Workshop'), 'the site renders a page with data of the store');
  } finally {
    for (const stop of stopFunctions) stop();
  }
}

if (process.argv[1] === import.meta.filename)
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
