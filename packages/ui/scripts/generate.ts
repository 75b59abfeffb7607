// Generates the untracked files radix*.css, tokens.json and styles/*.css. Runs after `pnpm install`, and before the turbo tasks that need them.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createComponentSheets } from './component-styles.ts';
import { generateRadixCss } from './radix-css.ts';
import { readTokens } from './tokens.ts';

const sourceFolder = new URL('../src/', import.meta.url);
const themeFolder = new URL('theme/', sourceFolder);

const kitCss = globSync('*/*.css', { cwd: fileURLToPath(sourceFolder), exclude: ['styles/*', 'theme/radix*'] })
  .map((file) => readFileSync(new URL(file, sourceFolder), 'utf8'))
  .join('\n');
const radixCss = generateRadixCss(kitCss);
const radixSheets = { radix: radixCss.base, 'radix-reset': radixCss.reset };
for (const [folder, css] of Object.entries(radixCss.components))
  Object.assign(radixSheets, { [`radix-${folder}`]: css });
for (const [name, css] of Object.entries(radixSheets)) writeFileSync(new URL(`${name}.css`, themeFolder), css);
writeFileSync(new URL('tokens.json', themeFolder), `${JSON.stringify(readTokens(), null, 2)}\n`);

const sheetFolder = new URL('styles/', sourceFolder);
rmSync(sheetFolder, { recursive: true, force: true });
mkdirSync(sheetFolder);
for (const [name, css] of Object.entries(createComponentSheets()))
  writeFileSync(new URL(`${name}.css`, sheetFolder), css);
