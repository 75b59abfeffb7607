import { languages } from '@vitrine/i18n';
import { findLayoutIssues } from '../layout-issues.ts';
import { isLegal, isNotFound, pagePaths } from '../page-paths.ts';
import { expect, test } from './fixtures.ts';

const leftToRightLanguages = languages.filter((language) => language !== 'ar');

/**
 * Each page in Arabic and in another language, because `all-pages.spec.ts` checks it in every language. The legal documents have one layout, and
 * so do the pages that are not found, so each of these is visited in one of the two languages. Half of the pages load at the desktop width, half
 * at the phone width.
 */
const visits = pagePaths.flatMap((path, index) => {
  const otherLanguage = leftToRightLanguages[index % leftToRightLanguages.length] ?? 'en';
  const widths = index % 2 === 0 ? [1280, 390] : [390, 1280];
  const pageLanguages = ['ar', otherLanguage] as const;
  return pageLanguages
    .filter((_, order) => !(isLegal(path) || isNotFound(path)) || index % 2 === order)
    .map((language) => ({ path, language, widths }));
});

test.for(visits)(
  '$path in $language loads, hydrates without console messages and has no layout issue on desktop and phone',
  async ({ path, language, widths }, { openPage }) => {
    const site = await openPage(language, widths[0]);
    await site.disablePrefetching();
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
