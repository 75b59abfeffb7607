// Packs the package, installs it in empty folders with plain npm, and uses every entry from TypeScript, as an ES module
// and as CommonJS. Needs the npm registry for React.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-cart-'));
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd });

/** Compiles one of the files beside this one in a folder, and runs it there. */
function use(cwd: string, url: URL) {
  const file = basename(url.pathname);
  cpSync(url, join(cwd, file));
  const compilerOptions = {
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    outDir: 'out',
    rootDir: '.',
  };
  writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  execFileSync('tsc', [], { cwd, stdio: 'inherit' });
  execFileSync(process.execPath, [join('out', file.replace('.ts', '.js'))], { cwd, stdio: 'inherit' });
}

try {
  npm(join(import.meta.dirname, '../..'), 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball';

  for (const [type, react] of [
    ['module', '19'],
    ['commonjs', '18'],
  ] as const) {
    const cwd = join(folder, type);
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'a-shop', private: true, type }));
    npm(cwd, 'install', join(folder, tarball));
    const installed = readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'));
    if (installed.join() !== '@vitrine') throw new Error(`The package brings more than itself: ${installed}`);
    npm(cwd, 'install', '@types/node');
    use(cwd, new URL('./use-core.ts', import.meta.url));
    npm(
      cwd,
      'install',
      `react@${react}`,
      `react-dom@${react}`,
      `@types/react@${react}`,
      `@types/react-dom@${react}`,
      'happy-dom',
    );
    use(cwd, new URL('./use-react.ts', import.meta.url));
    console.log(`✓ packed, installed and used: ${type}, React ${react}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
