// Generates the untracked style sheet and tokens. Runs after `pnpm install` and before each build.
import { writeFileSync } from 'node:fs';
import { radixCss } from './radix-css.ts';
import { readTokens } from './tokens.ts';

const theme = new URL('../src/theme/', import.meta.url);

writeFileSync(new URL('radix.css', theme), radixCss());
writeFileSync(new URL('tokens.json', theme), `${JSON.stringify(readTokens(), null, 2)}\n`);
