// Generates the untracked files radix.css, radix-reset.css, tokens.json and styles/*.css. Runs after `pnpm install`, and before the turbo tasks that need them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createComponentSheets } from './component-styles.ts';
import { generateRadixCss } from './radix-css.ts';
import { readTokens } from './tokens.ts';

const themeFolder = new URL('../src/theme/', import.meta.url);

const radixCss = generateRadixCss();
writeFileSync(new URL('radix.css', themeFolder), radixCss.components);
writeFileSync(new URL('radix-reset.css', themeFolder), radixCss.reset);
writeFileSync(new URL('tokens.json', themeFolder), `${JSON.stringify(readTokens(), null, 2)}\n`);

const sheetFolder = new URL('../src/styles/', import.meta.url);
rmSync(sheetFolder, { recursive: true, force: true });
mkdirSync(sheetFolder);
for (const [name, css] of Object.entries(createComponentSheets()))
  writeFileSync(new URL(`${name}.css`, sheetFolder), css);
