import { onTestFinished } from 'vitest';
import { createEnginePage } from './engine-page.ts';
import { expect, test } from './fixtures.ts';
import { launchBrowser } from './launch-browser.ts';

test('shows light text on a dark background when the system is in dark mode', async ({ engine, proxy }) => {
  const browser = await launchBrowser(engine, { isDarkMode: true });
  onTestFinished(() => browser.close());
  const site = await createEnginePage(await browser.openTab(), proxy.url, 'en');
  await site.open('/');
  const { hasDarkClass, backgroundLightness, textLightness } = await site.tab.evaluate(() => {
    const lightness = (color: string) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / (3 * 255);
    };
    const { backgroundColor } = getComputedStyle(document.querySelector('.radix-themes') as Element);
    const { color } = getComputedStyle(document.querySelector('h1') as Element);
    return {
      hasDarkClass: document.documentElement.classList.contains('dark'),
      backgroundLightness: lightness(backgroundColor),
      textLightness: lightness(color),
    };
  });
  expect(hasDarkClass).toBe(true);
  expect(backgroundLightness).toBeLessThan(0.2);
  expect(textLightness).toBeGreaterThan(0.7);
});
