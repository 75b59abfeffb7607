import { type Language, languages } from '@vitrine/i18n';
import { describe } from 'vitest';
import { findLayoutIssues } from '../layout-issues.ts';
import { pagePaths } from '../page-paths.ts';
import { expect, test } from './fixtures.ts';

describe.each(languages)('every page in %s', (language: Language) => {
  test('loads, hydrates without console messages and has no layout issue on desktop and phone', async ({
    openPage,
  }) => {
    const site = await openPage(language);
    for (const [index, path] of pagePaths.entries()) {
      // Half of the pages load at the desktop width, half at the phone width.
      const [loadWidth, otherWidth] = index % 2 === 0 ? ([1280, 390] as const) : ([390, 1280] as const);
      await site.tab.resize(loadWidth, 900);
      await site.open(path);
      for (const width of [loadWidth, otherWidth]) {
        await site.tab.resize(width, 900);
        await expect.poll(() => site.tab.evaluate(() => innerWidth)).toBe(width);
        await site.tab.evaluate(async () => void (await document.fonts.ready));
        expect.soft(await findLayoutIssues(site.tab), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
