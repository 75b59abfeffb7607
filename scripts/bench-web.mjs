// pnpm bench:web: builds the site and measures its pages with Lighthouse; `pnpm bench:web /en /ar/shop` measures those alone.
import { env, run } from './run.mjs';

env.SITE_URL ??= 'http://127.0.0.1:4390';
const built = await run('turbo', ['run', 'build', '--filter=@vitrine/web...', '--output-logs=errors-only']);
process.exit(built || (await run('pnpm', ['--filter', '@vitrine/web', 'bench', ...process.argv.slice(2)])));
