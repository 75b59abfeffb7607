import type { Page } from '@playwright/test';
import { type Language, languages, localizedPath } from '@vitrine/i18n';
import {
  findAxeViolations,
  findContrastViolations,
  findOutlineIssues,
  findSmallTargets,
} from './accessibility-issues.ts';
import { checkLayout } from './check-layout.ts';
import { expect, test } from './fixtures.ts';
import { findHydrationIssues, recordHydration } from './hydration-issues.ts';
import { isHeadingCovered } from './layout-issues.ts';
import { isLegal, isNotFound, pagePaths } from './page-paths.ts';

/**
 * The languages in which every page is checked, with axe, too: one of each direction. Roles, names and colors are the same in the others, and so is
 * the layout of legal documents and not-found pages.
 */
const completeLanguages: Language[] = ['en', 'ar'];

const getPaths = (language: Language) =>
  completeLanguages.includes(language) ? pagePaths : pagePaths.filter((path) => !isLegal(path) && !isNotFound(path));

/** Checks the page in light mode with all axe rules. Also checks headings, landmarks and the size of targets. */
async function checkAccessibility(page: Page, path: string) {
  await expect.soft(findAxeViolations(page), `${path}, light`).resolves.toEqual([]);
  await expect.soft(findOutlineIssues(page), path).resolves.toEqual([]);
  await expect.soft(findSmallTargets(page, 24), path).resolves.toEqual([]);
}

/** Checks the contrast of text in dark mode. */
async function checkDarkMode(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect.soft(findContrastViolations(page), `${path}, dark`).resolves.toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks the size of the targets on a phone with a touch screen. */
async function checkTouchTargets(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await expect.soft(findSmallTargets(page, 44), path).resolves.toEqual([]);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

/** The inhabited time zones farthest from UTC: UTC-11 and UTC+14. A date that is formatted in the browser's time zone differs in one of them. */
const timeZones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const;

for (const [languageIndex, language] of languages.entries())
  test.describe(`pages in ${language}`, () => {
    test.use({
      language,
      timezoneId: timeZones[languageIndex % 2],
      allowedConsole: /status of 404/,
    });

    // One visit per page serves all checks, because most of the time is spent loading pages.
    test('is public, hydrates without replacing an element even two years after the build, is accessible and fits into viewports from 320 to 1920 px', {
      tag: ['@1.public.1', '@2.toast.1'],
    }, async ({ page, site }) => {
      test.slow();
      const now = new Date();
      await page.clock.setFixedTime(now.setFullYear(now.getFullYear() + 2));
      await recordHydration(page);
      for (const [index, path] of getPaths(language).entries())
        await test.step(path, async () => {
          // Half of the pages load at the desktop width, half at the phone width.
          await page.setViewportSize({ width: index % 2 === 0 ? 1280 : 390, height: 900 });
          const response = await page.goto(localizedPath(language, path));
          expect(response?.status(), path).toBe(isNotFound(path) ? 404 : 200);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('input[type=password]')).toHaveCount(0);
          await site.waitUntilHydrated();
          await expect(site.toasts).toBeAttached();
          expect(await findHydrationIssues(page), path).toEqual([]);
          await page.evaluate(() => document.fonts.ready);
          await page.setViewportSize({ width: 1280, height: 900 });
          if (completeLanguages.includes(language)) await checkAccessibility(page, path);
          if (language === 'en') await checkDarkMode(page, path);
          expect.soft(await isHeadingCovered(page), path).toBe(false);
          await checkTouchTargets(page, path);
          await checkLayout(page, path);
        });
    });
  });
