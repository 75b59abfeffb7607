// pnpm release: builds, packs and checks the packages, then publishes those whose version the registry does not have yet.
// pnpm release --dry-run: all but the publishing; it also lists what each tarball holds.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { packageFaults } from './package-faults.ts';
import { env, house, run, say } from './run.mjs';

// An option that is misspelt ends here: it must not publish.
const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const dryRun = options['dry-run'];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Packs a package as the registry would get it, and reads what came out. */
function pack(folder, room) {
  const shell = process.platform === 'win32';
  const packing = { cwd: join(house, 'packages', folder), env, encoding: 'utf8', shell };
  const { name, version, filename } = JSON.parse(
    execFileSync('pnpm', ['pack', '--json', '--pack-destination', room], packing),
  );
  const unpacked = join(room, folder);
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', filename, '-C', unpacked]);
  const root = join(unpacked, 'package');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path).split(sep).join('/'), statSync(path).size]);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { name, version, manifest, files: new Map(files), size: statSync(filename).size };
}

/** Tells what a package holds and what is wrong with it. */
function tell({ name, version, files, size }, faults) {
  const unpacked = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  say(`${name} ${version}: ${files.size} files, ${kilobytes(size)} packed, ${kilobytes(unpacked)} unpacked`);
  if (dryRun) for (const [path, bytes] of files) console.log(`${kilobytes(bytes).padStart(10)}  ${path}`);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  if (faults.length === 0) console.log('  ✓ licence, README, entries and types are in their places');
}

say('Building and checking the packages');
const built = await run('turbo', [
  'run',
  'build',
  'check:package',
  '--filter=./packages/*',
  '--output-logs=errors-only',
]);
if (built !== 0) process.exit(built);

const room = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
let faults = 0;
try {
  for (const folder of readdirSync(join(house, 'packages'))) {
    const packed = pack(folder, room);
    const found = packageFaults(packed);
    tell(packed, found);
    faults += found.length;
  }
} finally {
  rmSync(room, { recursive: true });
}

if (faults > 0) {
  console.error('\nNothing was published. Mend what is marked and try again.');
  process.exit(1);
}
if (dryRun) say('Nothing was published: this was a rehearsal.');
else process.exit(await run('changeset', ['publish']));
