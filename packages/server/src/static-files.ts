import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type CompressedFile, hashBody } from './compressed-file.ts';

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
    if (/\.(?:br|gz)$/.test(name)) continue;
    const [br, gzip] = [bodies.get(`${name}.br`), bodies.get(`${name}.gz`)];
    files.set(getPath(name), {
      type: getMimeType(name) ?? 'application/octet-stream',
      bodies: { identity: body, ...(br && { br }), ...(gzip && { gzip }) },
      hash: hashBody(body),
    });
  }
  return files;
}
