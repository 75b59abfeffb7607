import { type Language, languages } from '@vitrine/i18n';
import { describe } from 'vitest';
import { findLayoutIssues } from '../layout-issues.ts';
import { pagePaths } from '../page-paths.ts';
import { expect, test } from './fixtures.ts';

// Half of the pages load at the desktop width, half at the phone width.
const pages = pagePaths.map((path, index) => ({ path, widths: index % 2 === 0 ? [1280, 390] : [390, 1280] }));

describe.each(languages)('every page in %s', (language: Language) => {
  test.for(pages)(
    '$path loads, hydrates without console messages and has no layout issue on desktop and phone',
    async ({ path, widths }, { openPage }) => {
      const site = await openPage(language, widths[0]);
      await site.open(path);
      for (const width of widths) {
        await site.tab.resize(width, 900);
        await expect.poll(() => site.tab.evaluate(() => innerWidth)).toBe(width);
        await site.tab.evaluate(async () => void (await document.fonts.ready));
        // WebKit evaluates media queries some frames after the window has its new size.
        await expect.poll(() => findLayoutIssues(site.tab), { message: `at ${width} px` }).toEqual([]);
      }
    },
  );
});
