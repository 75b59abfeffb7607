// Opens each documentation page of the built Storybook in Chromium, and checks what its readers see and copy.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findHeadlessShellPath } from '../../../scripts/system-programs.mjs';
import { readComponentProps } from './component-props.ts';

const distFolder = join(import.meta.dirname, '../dist');
/** In this package, so that the code examples resolve its dependencies. */
const codeFolder = join(import.meta.dirname, '../.reports/code');
const origin = 'http://storybook.test';

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  importPath: string;
}

/** A documentation page as its readers see it. */
interface DocumentationPage {
  /** The code examples, as “Copy” copies them. */
  codes: string[];
  /** The rows of the table of props, by name: the text of the description and of the control, and whether there is a control. */
  props: Map<string, { description: string; hasControl: boolean }>;
}

const { entries } = JSON.parse(readFileSync(join(distFolder, 'index.json'), 'utf8'));
const componentEntries = Object.values<IndexEntry>(entries).filter(
  ({ type, importPath }) => type === 'docs' && importPath.includes('packages/ui/'),
);
const componentProps = readComponentProps();

let browser: Browser;
const documentationPages = new Map<string, DocumentationPage>();

/** Shows a documentation page without loading Storybook again, and reads it. */
async function readPage(page: Page, id: string): Promise<DocumentationPage> {
  await page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once('docsRendered', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  const buttons = page.locator('button', { hasText: 'Show code' });
  const codes = page.locator('pre.prismjs');
  await buttons.first().waitFor();
  const codeCount = (await codes.count()) + (await buttons.count());
  while ((await buttons.count()) > 0) await buttons.first().click();
  await vi.waitFor(async () => expect(await codes.count()).toBe(codeCount), { timeout: 30_000 });
  for (const code of await codes.all()) {
    // Until a story is rendered, its source is shown instead, which is an object. Stories in frames are rendered when they are in view.
    await code.evaluate((element) => element.scrollIntoView());
    await vi.waitFor(async () => expect(await code.textContent()).toMatch(/^(?!.*^\{).*\S/ms), { timeout: 30_000 });
  }
  const rows = await page.locator('.docblock-argstable-body tr').evaluateAll((elements) =>
    elements.map(({ children: [name, description, , control] }) => ({
      name: name?.querySelector('span')?.textContent ?? '',
      description: description?.textContent ?? '',
      // “Set string” is a button that shows the control. “Setup controls” is a link to the documentation of Storybook.
      hasControl: !!control?.querySelector('input, select, textarea, button'),
    })),
  );
  return { codes: await codes.allTextContents(), props: new Map(rows.map(({ name, ...row }) => [name, row])) };
}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessShellPath(), args: ['--no-sandbox'] });
  const waiting = [...componentEntries];
  await Promise.all(
    [1, 2, 3].map(async () => {
      const page = await browser.newPage();
      await page.route(`${origin}/**`, (route) =>
        route.fulfill({ path: join(distFolder, new URL(route.request().url()).pathname) }),
      );
      // The frames with other settings show no code.
      await page.route(/iframe\.html\?id=/, (route) => route.abort());
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${waiting[0]?.id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (let entry = waiting.pop(); entry; entry = waiting.pop())
        try {
          documentationPages.set(entry.id, await readPage(page, entry.id));
        } catch (cause) {
          throw new Error(`The documentation page ${entry.title} cannot be read.`, { cause });
        }
      await page.close();
    }),
  );
}, 600_000);

afterAll(() => browser?.close());

it('shows code that compiles with the built kit', () => {
  rmSync(codeFolder, { recursive: true, force: true });
  mkdirSync(codeFolder, { recursive: true });
  for (const [id, { codes }] of documentationPages)
    for (const [index, code] of codes.entries())
      writeFileSync(join(codeFolder, `${id}-${index + 1}.tsx`), `${code}\nexport {};\n`);
  const compilerOptions = {
    customConditions: [],
    types: [],
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
  };
  writeFileSync(
    join(codeFolder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../../tsconfig.base.json', compilerOptions, include: ['*.tsx'] }),
  );
  let errors = '';
  try {
    execFileSync('tsc', ['-p', codeFolder], { encoding: 'utf8' });
  } catch (error) {
    errors = (error as { stdout: string }).stdout;
  }
  expect(errors).toBe('');
});

describe.each(componentEntries)('the documentation page $title', ({ id, title }) => {
  it('shows code in English to copy', () => {
    const codes = documentationPages.get(id)?.codes ?? [];
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.join('\n')).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('lists each prop with a control, or with the reason why it has none', () => {
    const { props } = documentationPages.get(id) ?? {};
    const names = componentProps.get(title.replace(/^.*\//, '')) ?? [];
    for (const name of names) {
      const prop = props?.get(name);
      expect(prop, name).toBeDefined();
      if (!prop?.hasControl) expect(prop?.description, name).toMatch(/has no control/);
    }
  });
});
