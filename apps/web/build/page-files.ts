import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files with the messages and the data of pages, which a visitor who comes from another page loads instead of the document. Returns the URL
 * path of their folder. Its name contains a hash of all files, so browsers cache them forever, like all assets.
 */
export async function writePageFiles(site: string, files: ReadonlyMap<string, object>): Promise<string> {
  const texts = [...files].map(([name, content]) => [name, JSON.stringify(content)] as const);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const folder = `assets/pages-${hash}`;
  for (const [name, text] of texts) {
    const file = join(site, folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return `/${folder}`;
}
