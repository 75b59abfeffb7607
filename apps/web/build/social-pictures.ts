import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/system.mjs';
import { cropHero, socialImageSize, widenIllustration } from './compose-social-picture.ts';

const art = fileURLToPath(new URL('../public/art', import.meta.url));
const folder = join(art, 'social');

const readSvg = (file: string) => readFile(join(art, file), 'utf8');
const nameOf = (file: string) => file.replace(/\.svg$/, '');

const images = new Map([['site', cropHero(await readSvg('hero.svg'))]]);
// Products of the site have a number as id. Only they have a page that can be shared.
for (const file of await readdir(join(art, 'products')))
  if (/^\d/.test(file))
    images.set(`product-${nameOf(file)}`, widenIllustration(await readSvg(join('products', file)), 'both'));
for (const file of await readdir(join(art, 'posts')))
  images.set(`post-${nameOf(file)}`, widenIllustration(await readSvg(join('posts', file)), 'end'));

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: socialImageSize, colorScheme: 'light' });
for (const [name, svg] of images) {
  await page.setContent(`<body style="margin:0">${svg}`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();
console.log(`${images.size} social images written`);
