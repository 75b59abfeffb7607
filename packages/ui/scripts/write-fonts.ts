// Subsets the fonts to the characters of the six languages and writes them to src/fonts. Run it after updating a font. Requires python3
// with fonttools and brotli, to merge Arabic and Latin fonts.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * ASCII, and the other characters of the site's messages and content in Latin script. If `apps/web/build/fonts.test.ts` reports a missing
 * character, add it to one of these lists and run the script again.
 */
const latinCharacters = `${getCharacterRange(0x20, 0x7e)}ÀÁÂÄÇÉÊÍÑÓÖÚÜßàáâãäçèéêíîïñóôõöùúûüœ¡¿«»‘’“”„–…©°º×€−\u00a0\u2011`;
const arabicCharacters = `${getCharacterRange(0x621, 0x63a)}${getCharacterRange(0x640, 0x652)}ٰ،؛؟٪٫٬\u00a0 \u200c\u200d\u200e\u200f`;
/** The other characters of Arabic pages: prices, years, names in Latin script, such as those of the language menu, and punctuation. */
const latinCharactersOfArabicPages = `${getCharacterRange(0x21, 0x7e)}çèéêïñ«»’–…©°×€−`;

/** Letters of the brand and of names in Arabic titles. */
const latinLetters = `${getCharacterRange(0x41, 0x5a)}${getCharacterRange(0x61, 0x7a)}çèéêïñ`;
const digits = getCharacterRange(0x30, 0x39);

type Axes = Record<string, number | { min: number; max: number }>;

/** OpenType features of the Latin files: kerning, accents, and the digits of prices. Ligatures and alternates would add 2 kB. */
const latinFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];

/**
 * Fraunces for titles, without soft or wonky letter shapes. At an optical size above 72, thin strokes disappear in small titles: an e looks
 * like a c.
 */
const displayAxes: Axes = { opsz: 72, SOFT: 0, WONK: 0, wght: 400 };

const frauncesFile = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2');
const hankenGroteskFile = require.resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const elMessiriArabicFile = require.resolve(
  '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2',
);
const elMessiriLatinFile = require.resolve('@fontsource-variable/el-messiri/files/el-messiri-latin-wght-normal.woff2');
const readexProArabicFile = require.resolve(
  '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
);
const readexProLatinFile = require.resolve('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2');

const temporaryFolder = mkdtempSync(join(tmpdir(), 'vitrine-fonts-'));

const createFontByName: Record<string, () => Promise<Buffer>> = {
  'display-latin': () =>
    subset(addNoBreakHyphen(frauncesFile), latinCharacters, {
      variationAxes: displayAxes,
      keepFeatures: latinFeatures,
    }),
  'text-latin': () =>
    subset(addNoBreakHyphen(hankenGroteskFile), latinCharacters, {
      variationAxes: { wght: { min: 400, max: 600 } },
      keepFeatures: latinFeatures,
    }),
  // The digits belong to the Arabic font. The brand and names are in Latin letters in every language.
  'display-arabic': async () => {
    const weight = { variationAxes: { wght: 500 } };
    const [arabicFile, digitsFile, latinFile] = await Promise.all([
      subset(elMessiriArabicFile, arabicCharacters, weight).then((font) => writeTemporaryFont('arabic', font)),
      subset(elMessiriLatinFile, digits, weight).then((font) => writeTemporaryFont('digits', font)),
      subset(frauncesFile, latinLetters, { variationAxes: displayAxes }).then((font) =>
        writeTemporaryFont('latin', font),
      ),
    ]);
    return subset(mergeFonts(mergeFonts(arabicFile, digitsFile), latinFile), arabicCharacters + digits + latinLetters);
  },
  'text-arabic': () =>
    subset(mergeFonts(readexProArabicFile, readexProLatinFile), arabicCharacters + latinCharactersOfArabicPages, {
      variationAxes: { wght: { min: 300, max: 600 } },
    }),
  // The language menu of the other pages shows this name. With this weight, its strokes are as thick as those of the names in Latin script.
  'arabic-name': () => subset(readexProArabicFile, 'العربية', { variationAxes: { wght: 350 } }),
};

const fontsFolder = new URL('../src/fonts/', import.meta.url);
mkdirSync(fontsFolder, { recursive: true });

for (const [name, createFont] of Object.entries(createFontByName)) {
  const font = await createFont();
  writeFileSync(new URL(`${name}.woff2`, fontsFolder), font);
  console.log(`${name}.woff2 ${(font.length / 1000).toFixed(1)} kB`);
}

function subset(
  file: string,
  characters: string,
  options?: { variationAxes?: Axes; keepFeatures?: readonly string[] },
): Promise<Buffer> {
  return subsetFont(readFileSync(file), characters, { targetFormat: 'woff2', ...options });
}

/** Writes a font to the temporary folder. Returns the path of the file. */
function writeTemporaryFont(name: string, font: Buffer): string {
  const file = join(temporaryFolder, `${name}.woff2`);
  writeFileSync(file, font);
  return file;
}

/** Adds the no-break hyphen to a Latin font, which has only the hyphen. Returns the path of the new file. */
function addNoBreakHyphen(file: string): string {
  const resultFile = join(mkdtempSync(join(temporaryFolder, 'hyphen-')), 'font.ttf');
  const script = fileURLToPath(new URL('add-no-break-hyphen.py', import.meta.url));
  execFileSync('python3', [script, file, resultFile], { stdio: 'inherit' });
  return resultFile;
}

/** Merges an Arabic and a Latin font into one file, so that an Arabic page loads no Latin file. Returns its path. */
function mergeFonts(arabicFile: string, latinFile: string): string {
  const resultFile = join(mkdtempSync(join(temporaryFolder, 'merged-')), 'merged.ttf');
  const script = fileURLToPath(new URL('merge-latin.py', import.meta.url));
  execFileSync('python3', [script, arabicFile, latinFile, resultFile], { stdio: 'inherit' });
  return resultFile;
}

function getCharacterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
