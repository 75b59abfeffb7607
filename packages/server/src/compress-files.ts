import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textExtensions = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a `.br` and a `.gz` file next to every text file, if they are smaller than that file. Returns the number of text files. */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const body = await readFile(file);
      const variants = {
        br: await promisify(brotliCompress)(body, brotliOptions),
        gz: await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [extension, variant] of Object.entries(variants))
        if (variant.length < body.length) await writeFile(`${file}.${extension}`, variant);
    }),
  );
  return files.length;
}
