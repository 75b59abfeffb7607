// Generates the untracked files radix.css and tokens.json. Runs after `pnpm install`, and before the turbo tasks that need them.
import { writeFileSync } from 'node:fs';
import { generateRadixCss } from './radix-css.ts';
import { readTokens } from './tokens.ts';

const themeFolder = new URL('../src/theme/', import.meta.url);

writeFileSync(new URL('radix.css', themeFolder), generateRadixCss());
writeFileSync(new URL('tokens.json', themeFolder), `${JSON.stringify(readTokens(), null, 2)}\n`);
