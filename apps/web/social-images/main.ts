import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromiumPath } from '../../../scripts/system-programs.mjs';
import { cropHero, socialImageSize, widenIllustration } from './compose-social-image.ts';

const artFolder = fileURLToPath(new URL('../public/art', import.meta.url));
const outputFolder = join(artFolder, 'social');

const readSvg = (file: string) => readFile(join(artFolder, file), 'utf8');
const getName = (file: string) => file.replace(/\.svg$/, '');

const images = new Map([['site', cropHero(await readSvg('hero.svg'))]]);
// Only local products, whose ids are numbers, have a social image of their own.
for (const file of await readdir(join(artFolder, 'products')))
  if (/^\d/.test(file))
    images.set(`product-${getName(file)}`, widenIllustration(await readSvg(join('products', file)), { sides: 'both' }));
for (const file of await readdir(join(artFolder, 'posts'))) {
  // The `viewBox` of these pictures excludes the margin around the window panes.
  const svg = (await readSvg(join('posts', file))).replace(/viewBox="[^"]*"/, 'viewBox="0 0 960 540"');
  images.set(`post-${getName(file)}`, widenIllustration(svg, { sides: 'right' }));
}

await mkdir(outputFolder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: socialImageSize, colorScheme: 'light' });
for (const [name, svg] of images) {
  await page.setContent(`<body style="margin:0">${svg}`);
  await page.screenshot({ path: join(outputFolder, `${name}.png`) });
}
await browser.close();
console.log(`${images.size} social images written`);
