import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/system.mjs';
import { closeUp, socialSize, widenWindow } from './compose-social-picture.ts';

const art = fileURLToPath(new URL('../public/art', import.meta.url));
const folder = join(art, 'social');

const drawing = (file: string) => readFile(join(art, file), 'utf8');
const nameOf = (file: string) => file.replace(/\.svg$/, '');

const pictures = new Map([['site', closeUp(await drawing('hero.svg'))]]);
// A product whose picture is a number has a page of its own, which can be shared.
for (const file of await readdir(join(art, 'products')))
  if (/^\d/.test(file))
    pictures.set(`product-${nameOf(file)}`, widenWindow(await drawing(join('products', file)), 'both'));
for (const file of await readdir(join(art, 'posts')))
  pictures.set(`post-${nameOf(file)}`, widenWindow(await drawing(join('posts', file)), 'end'));

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: socialSize, colorScheme: 'light' });
for (const [name, picture] of pictures) {
  await page.setContent(`<body style="margin:0">${picture}`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();
console.log(`${pictures.size} social pictures drawn`);
