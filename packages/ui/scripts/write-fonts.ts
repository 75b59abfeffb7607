// Cuts the typefaces down to what six languages need and writes them to src/fonts. Run after a new version of a typeface; wants
// python3 with fonttools and brotli for the one that has to be joined first.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€−\u2009\u2011\u202f`;
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}ٰ،؛؟٪٫٬\u00a0 \u200c\u200d\u200e\u200f`;

/** Fraunces is set at its display size and without its swashes: the lettering on the window. */
const faces = [
  {
    name: 'display-latin',
    file: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    characters: latin,
    variationAxes: { opsz: 96, SOFT: 0, WONK: 0, wght: 400 },
  },
  {
    name: 'text-latin',
    file: require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    characters: latin,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'display-arabic',
    file: require.resolve('@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2'),
    characters: arabic,
    variationAxes: { wght: 500 },
  },
  {
    name: 'text-arabic',
    file: joined(
      require.resolve('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2'),
      require.resolve('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2'),
    ),
    // Prices, years and names stand in Latin letters in every Arabic text.
    characters: `${arabic}${range(0x21, 0x7e)}€©–…−×`,
    variationAxes: { wght: { min: 300, max: 600 } },
  },
];

const folder = new URL('../src/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });

for (const { name, file, characters, variationAxes } of faces) {
  const subset = await subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`${name}.woff2`, folder), subset);
  console.log(`${name}.woff2 ${(subset.length / 1000).toFixed(1)} kB`);
}

/** Arabic and Latin are published apart; a page loads one file for its text. */
function joined(arabicFile: string, latinFile: string): string {
  const result = join(mkdtempSync(join(tmpdir(), 'vitrine-fonts-')), 'joined.ttf');
  const script = fileURLToPath(new URL('join-latin.py', import.meta.url));
  execFileSync('python3', [script, arabicFile, latinFile, result], { stdio: 'inherit' });
  return result;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
