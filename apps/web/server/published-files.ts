import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PublishedFile {
  readonly type: string;
  /** The file as it is, and as the build has compressed it; text only. */
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly hash: string;
}

const compressed = { '.br': 'br', '.gz': 'gzip' } as const;

/** `/shop/index.html` is asked for as `/shop`, any other file by its name. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';

/**
 * Reads a published folder into memory, by address. Nothing is read from the disk after the start, so no path that a visitor
 * sends can lead anywhere but to a file that was published.
 */
export function readPublishedFiles(folder: string): ReadonlyMap<string, PublishedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const bodies = new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]));

  const files = new Map<string, PublishedFile>();
  for (const [name, body] of bodies) {
    if (Object.keys(compressed).some((ending) => name.endsWith(ending))) continue;
    const variants: PublishedFile['bodies'] = {
      identity: body,
      ...Object.fromEntries(
        Object.entries(compressed).flatMap(([ending, encoding]) => {
          const variant = bodies.get(name + ending);
          return variant ? [[encoding, variant]] : [];
        }),
      ),
    };
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    files.set(addressOf(name), { type: getMimeType(name) ?? 'application/octet-stream', bodies: variants, hash });
  }
  return files;
}
