// Subsets the fonts to what six languages need and writes them to src/fonts. Run it after updating a font; merging Arabic and Latin
// needs python3 with fonttools and brotli.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/**
 * What English, Spanish, Portuguese, French and German text of the site uses, and ASCII. `apps/web/build/fonts.test.ts` fails when a text
 * uses another character: add it here and run the script again.
 */
const latin = `${range(0x20, 0x7e)}ÀÁÂÄÇÉÊÍÑÓÖÚÜßàáâãäçèéêíîïñóôõöùúûüœ¡¿«»‘’“”„–…©°º×€−\u00a0`;
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}ٰ،؛؟٪٫٬\u00a0 \u200c\u200d\u200e\u200f`;

const letters = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;

type Axes = Record<string, number | { min: number; max: number }>;

/** OpenType features of the Latin files: kerning, accents, and the figures of prices. Ligatures and alternates would add 2 kB. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];

/** Fraunces at its display size, without swashes. */
const lettering: Axes = { opsz: 96, SOFT: 0, WONK: 0, wght: 400 };

const fraunces = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2');
const hankenGrotesk = require.resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const elMessiri = require.resolve('@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2');
const readexProArabic = require.resolve('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2');
const readexProLatin = require.resolve('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2');

const work = mkdtempSync(join(tmpdir(), 'vitrine-fonts-'));

const faces: Record<string, () => Promise<Buffer>> = {
  'display-latin': () => cut(fraunces, latin, { variationAxes: lettering, keepFeatures: features }),
  'text-latin': () =>
    cut(hankenGrotesk, latin, { variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: features }),
  // The brand has the same letters in every language.
  'display-arabic': async () => {
    const arabicFile = kept('el-messiri', await cut(elMessiri, arabic, { variationAxes: { wght: 500 } }));
    const latinFile = kept('fraunces', await cut(fraunces, letters, { variationAxes: lettering }));
    return cut(joined(arabicFile, latinFile), arabic + letters);
  },
  // Prices, years and names are in Latin letters in Arabic text.
  'text-arabic': () =>
    cut(joined(readexProArabic, readexProLatin), `${arabic}${range(0x21, 0x7e)}€©–…−×`, {
      variationAxes: { wght: { min: 300, max: 600 } },
    }),
};

const folder = new URL('../src/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });

for (const [name, make] of Object.entries(faces)) {
  const face = await make();
  writeFileSync(new URL(`${name}.woff2`, folder), face);
  console.log(`${name}.woff2 ${(face.length / 1000).toFixed(1)} kB`);
}

function cut(
  file: string,
  characters: string,
  options?: { variationAxes?: Axes; keepFeatures?: readonly string[] },
): Promise<Buffer> {
  return subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', ...options });
}

function kept(name: string, face: Buffer): string {
  const file = join(work, `${name}.woff2`);
  writeFileSync(file, face);
  return file;
}

/** Merges the Arabic and Latin fonts, which are published separately, so that a page loads one file. */
function joined(arabicFile: string, latinFile: string): string {
  const result = join(mkdtempSync(join(work, 'joined-')), 'joined.ttf');
  const script = fileURLToPath(new URL('join-latin.py', import.meta.url));
  execFileSync('python3', [script, arabicFile, latinFile, result], { stdio: 'inherit' });
  return result;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
