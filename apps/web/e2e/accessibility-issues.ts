import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe in the page, with all rules or only with `rules`, on the elements that match `root`. Returns a line per violation. In Arabic, it
 * skips the contrast of text, which axe cannot measure there.
 */
export async function findAxeViolations(page: Page, rules?: string[], root = 'html'): Promise<string[]> {
  // The document keeps axe, so that a second run does not parse its script again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ root, options }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const isArabic = document.documentElement.lang === 'ar';
      const { violations } = await axe.run(root, { ...options, rules: { 'color-contrast': { enabled: !isArabic } } });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { root, options: { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) } },
  );
}

/** Runs the axe rule for the contrast of text, which depends on the color scheme. */
export const findContrastViolations = (page: Page, root?: string) => findAxeViolations(page, ['color-contrast'], root);

/** Lists controls whose width or height is less than `minSize` CSS pixels. Links within a sentence are exempt (WCAG 2.2, 2.5.8). */
export function findSmallTargets(page: Page, minSize: number): Promise<string[]> {
  return page.evaluate((minSize) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select');
    return [...controls].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isInText = target.closest('p, li:not(nav li, footer li)') && getComputedStyle(target).display === 'inline';
      const isVisible = width > 1 && target.checkVisibility({ visibilityProperty: true });
      return !isVisible || isInText || Math.round(Math.min(width, height)) >= minSize
        ? []
        : [`${target.textContent || target.ariaLabel}: ${width} × ${height}`];
    });
  }, minSize);
}

/** Lists issues of headings and landmarks: not exactly one h1 or main, skipped heading levels, navigations without a unique name. */
export function findOutlineIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findVisible = (selector: string) =>
      // Inert elements are hidden from screen readers.
      [...document.querySelectorAll<HTMLElement>(`:is(${selector}):not([inert][aria-hidden] *)`)].filter((element) =>
        element.checkVisibility(),
      );
    const levels = findVisible('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const skippedLevels = levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? 0) + 1 ? [`h${level} follows h${levels[index - 1] ?? 0}`] : [],
    );
    const h1Count = levels.filter((level) => level === 1).length;
    const navigationNames = findVisible('nav').map((nav) => nav.ariaLabel || nav.getAttribute('aria-labelledby'));
    return [
      ...skippedLevels,
      ...(h1Count === 1 ? [] : [`${h1Count} h1 elements`]),
      ...(findVisible('main').length === 1 ? [] : ['not exactly one main']),
      ...(navigationNames.every(Boolean) && new Set(navigationNames).size === navigationNames.length
        ? []
        : ['a nav without a unique name']),
    ];
  });
}
