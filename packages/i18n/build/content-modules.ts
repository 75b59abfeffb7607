import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiled, groupByLanguage, mapValues } from './content-files.ts';
import { packageFolder } from './package-folder.ts';
import { createModule, writeFiles } from './write-files.ts';

const folder = join(packageFolder, 'src/generated/content');

/** Writes modules by path, and removes other modules that match the pattern. */
const writeModules = (pattern: string, modules: readonly (readonly [path: string, value: unknown])[]) =>
  writeFiles(folder, new Map(modules.map(([path, value]) => [path, createModule(value)])), pattern);

/** Returns the fields with these names. */
const pick = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const listFields = ['name', 'imageAlt', 'description', 'previewContent', 'features'];
const detailFields = ['audience', 'requirements', 'contents', 'format', 'author', 'faq', 'sample'];

/** Writes a module with the product list, one with the details of each product, and one with the locked content of all products. */
export const writeProducts = (documents: readonly (Compiled & { locked: string })[]): Promise<void> =>
  writeModules(
    '*/{products,product-details-*,locked}.js',
    groupByLanguage(documents).flatMap(({ language, documents }) => [
      [`${language}/products.js`, mapValues(documents, (product) => pick(product, listFields))] as const,
      [`${language}/locked.js`, mapValues(documents, ({ locked }) => locked)] as const,
      ...Object.entries(documents).map(
        ([id, product]) => [`${language}/product-details-${id}.js`, pick(product, detailFields)] as const,
      ),
    ]),
  );

const bodyFields = ['content', 'titles'];
const postFields = ['title', 'excerpt', 'category', 'authorRole', 'authorBio', 'imageAlt'];

/** Writes a module with the list of posts, and one with the body of each post. */
export const writePosts = (documents: readonly Compiled[]): Promise<void> =>
  writeModules(
    '*/{posts,post-*}.js',
    groupByLanguage(documents).flatMap(({ language, documents }) => [
      [`${language}/posts.js`, mapValues(documents, (post) => pick(post, postFields))] as const,
      ...Object.entries(documents).map(
        ([slug, post]) => [`${language}/post-${slug}.js`, pick(post, bodyFields)] as const,
      ),
    ]),
  );

export const writeLegalDocuments = (documents: readonly Compiled[]): Promise<void> =>
  writeModules(
    '*/legal-*.js',
    groupByLanguage(documents).flatMap(({ language, documents }) =>
      Object.entries(documents).map(([name, document]) => [`${language}/legal-${name}.js`, document] as const),
    ),
  );

export const writeCatalogue = (documents: readonly Compiled[]): Promise<void> =>
  writeModules(
    '*/catalogue.js',
    groupByLanguage(documents).map(({ language, documents }) => [`${language}/catalogue.js`, documents] as const),
  );

/** Throws if facts have no English document, or an English document has no facts. */
export function requireDocuments(kind: 'products' | 'posts', ids: readonly string[] = []): void {
  const files = readdirSync(join(packageFolder, `content/en/${kind}`)).map((file) => file.replace(/\.md$/, ''));
  const withoutDocument = ids.find((id) => !files.includes(id));
  if (withoutDocument) throw new Error(`content/${kind}.yaml:1:1: write content/en/${kind}/${withoutDocument}.md.`);
  const withoutFacts = files.find((file) => !ids.includes(file));
  if (withoutFacts) throw new Error(`content/${kind}.yaml:1:1: add the facts of ${withoutFacts}.`);
}

/** Writes facts that are the same in every language, as a TypeScript module with literal types. */
export const writeFacts = (name: string, facts: unknown): Promise<void> =>
  writeFiles(folder, new Map([[`${name}.ts`, `export default ${JSON.stringify(facts)} as const;\n`]]), `${name}.ts`);
