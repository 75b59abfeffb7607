// Part of `npm test`: checks that `npm start` serves the site and its store, and stops on SIGTERM.
import { findFreePort } from './free-port.mjs';
import { env, spawnCommand } from './run.mjs';

const port = await findFreePort(0, '127.0.0.1');
const start = spawnCommand('node', ['scripts/start.mjs'], {
  // An empty variable counts as a missing one.
  env: { ...env, HOST: '', PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = new Promise((resolve) => start.once('exit', resolve));

let output = '';
const isRunning = new Promise((resolve) => {
  start.stdout.on('data', (chunk) => {
    output += chunk;
    // The site is built for SITE_URL, but is not served there.
    if (output.includes(`Vitrine is running at http://localhost:${port}`)) resolve(true);
  });
  void exited.then(() => resolve(false));
});

const problems = [];
if (await isRunning) {
  for (const path of ['/en/shop', '/store/vitrine-en/products']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    if (status !== 200) problems.push(`${path} has status ${status}.`);
  }
  start.kill('SIGTERM');
}
const exitCode = await exited;
if (exitCode !== 0) problems.push(`npm start has ended with exit code ${exitCode}:\n${output}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
