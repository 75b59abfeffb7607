import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a `.br` and a `.gz` beside every text file, so that the server only picks one; none where the file is so short that it
 * would grow. Gives the number of files.
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const body = await readFile(file);
      const variants = {
        br: await promisify(brotliCompress)(body, brotli),
        gz: await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [ending, variant] of Object.entries(variants))
        if (variant.length < body.length) await writeFile(`${file}.${ending}`, variant);
    }),
  );
  return files.length;
}
