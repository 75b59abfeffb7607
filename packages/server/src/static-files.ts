import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type CompressedFile, hashBody } from './compressed-file.ts';

const encodingByExtension = { '.br': 'br', '.gz': 'gzip' } as const;

/** Returns the URL path of a file: `/shop` for `shop/index.html`, `/robots.txt` for `robots.txt`. */
const getPath = (file: string) => `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';

/**
 * Reads the files of a folder into memory, by URL path, with their variants from `compressFiles`. Requests never read the disk, so no request path can reach a file outside the folder.
 */
export function readStaticFiles(folder: string): ReadonlyMap<string, CompressedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const bodies = new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]));

  const files = new Map<string, CompressedFile>();
  for (const [name, body] of bodies) {
    if (Object.keys(encodingByExtension).some((extension) => name.endsWith(extension))) continue;
    const variants: CompressedFile['bodies'] = {
      identity: body,
      ...Object.fromEntries(
        Object.entries(encodingByExtension).flatMap(([extension, encoding]) => {
          const variant = bodies.get(name + extension);
          return variant ? [[encoding, variant]] : [];
        }),
      ),
    };
    files.set(getPath(name), {
      type: getMimeType(name) ?? 'application/octet-stream',
      bodies: variants,
      hash: hashBody(body),
    });
  }
  return files;
}
