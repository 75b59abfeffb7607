import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Language, languages } from '@vitrine/i18n';
import { compressFiles, createHeaderFiles, createNginxLanguages, createSecurityHeaders } from '@vitrine/server';

const pages = {
  'index.html': 'landing',
  'shop/index.html': 'shop',
  'product/1/index.html': 'product 1',
  '404.html': 'unknown page',
  'blog/404.html': 'unknown post',
};

/**
 * Creates text that is long enough to compress. Its length differs between languages, because nginx derives the ETag of a file from its
 * size and time.
 */
const createFillerText = (language: Language) =>
  `${language} is the language of this text. `.repeat(40 + languages.indexOf(language));

const renderPage = (language: Language, title: string) =>
  `<!doctype html><html lang="${language}"><head><script>inline()</script><title>${title}</title></head>` +
  `<body>${createFillerText(language)}<script type="module" src="/assets/app-1a2b.js"></script></body></html>`;

/** Writes a folder like the build's `dist`, with a few pages in `site` and `negotiated`, and with `hosts`. Returns its path. */
export async function writeSampleSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'));
  async function write(file: string, text: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const [file, title] of Object.entries(pages)) {
    for (const language of languages) {
      const html = renderPage(language, title);
      await write(join('site', language, file), html);
      await write(language === 'en' ? join('site', file) : join('negotiated', language, file), html);
    }
  }
  await write('site/assets/app-1a2b.js', `console.log(${JSON.stringify(createFillerText('en'))})`);
  await write('site/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" />');
  await write('site/robots.txt', 'User-agent: *');
  await write('secret.txt', 'not published');
  const onRequest = [
    { pattern: '/product/:id', parameters: ['variant'], isPrerendered: false, always: true },
    { pattern: '/shop', parameters: ['q', 'sort'], isPrerendered: true, always: true },
  ];
  await write('pages.json', JSON.stringify({ onRequest }));
  const headers = createSecurityHeaders(renderPage('en', 'landing'), null);
  const hostFiles = { ...createHeaderFiles(headers), 'nginx-languages.conf': createNginxLanguages(languages, 'en') };
  for (const [file, text] of Object.entries(hostFiles)) await write(join('hosts', file), text);
  await compressFiles(folder);
  return folder;
}
