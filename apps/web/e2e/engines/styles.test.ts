import type { Language } from '@vitrine/i18n';
import { describe } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './fixtures.ts';

const fontFamilies = {
  en: ['Vitrine Display', 'Vitrine Text'],
  ar: ['Vitrine Arabic', 'Vitrine Arabic Display', 'Vitrine Wordmark'],
} satisfies Partial<Record<Language, string[]>>;

/** Reads the families of the loaded fonts, without the fallbacks: those are local fonts, loaded only on a system that has them. */
const readFontFamilies = (site: EnginePage) =>
  site.tab.evaluate(() => {
    const families = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, ''))
      .filter((family) => !family.endsWith('Fallback'));
    return [...new Set(families)].sort();
  });

/** Reads the bounding boxes of all matching elements, relative to the viewport. */
const readBoundingBoxes = (site: EnginePage, selector: string) =>
  site.tab.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    selector,
  );

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('loads only the fonts of its writing system and of the brand name', async ({ openPage }) => {
    const site = await openPage(language);
    await site.open('/');
    await expect.poll(() => readFontFamilies(site)).toEqual(fontFamilies[language]);
    const family = await site.tab.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily);
    expect(family.replaceAll(/["']/g, '')).toMatch(/^Vitrine (?:Arabic )?Display/);
  });

  test('loads the font of the name «العربية» when the language menu opens, except on Arabic pages', async ({
    openPage,
  }) => {
    const site = await openPage(language);
    await site.open('/');
    await site.click({ role: 'button', name: { startsWith: `${site.t.common('language')}: ` } });
    await site.expectElement({ role: 'list', name: site.t.common('language') });
    const addedFamilies = language === 'ar' ? [] : ['Vitrine Arabic Name'];
    await expect.poll(() => readFontFamilies(site)).toEqual([...addedFamilies, ...fontFamilies[language]]);
  });

  test('shows the products in three columns on desktop and in one column on a phone', async ({ openPage }) => {
    const site = await openPage(language);
    await site.open('/shop');
    // The last row can have fewer and wider cards.
    const countColumns = async () =>
      new Set((await readBoundingBoxes(site, 'main article')).slice(0, 6).map(({ left }) => Math.round(left))).size;
    await expect.poll(countColumns).toBe(3);
    await site.tab.resize(390, 900);
    await expect.poll(countColumns).toBe(1);
  });

  test('opens the language menu below its button, within the viewport', async ({ openPage }) => {
    const site = await openPage(language);
    for (const width of [1280, 390]) {
      await site.tab.resize(width, 900);
      await site.open('/shop');
      await site.click({ role: 'button', name: { startsWith: `${site.t.common('language')}: ` } });
      await site.expectElement({ role: 'list', name: site.t.common('language') });
      const [buttonBox] = await readBoundingBoxes(site, '.vt-language-menu__button');
      const [listBox] = await readBoundingBoxes(site, '.vt-language-menu__list');
      expect(listBox?.top).toBeGreaterThanOrEqual(buttonBox?.bottom ?? 0);
      expect((listBox?.top ?? 0) - (buttonBox?.bottom ?? 0)).toBeLessThan(24);
      expect(listBox?.left).toBeGreaterThanOrEqual(0);
      expect(listBox?.right).toBeLessThanOrEqual(width);
    }
  });

  test('opens the drawer at the inline end of the viewport', async ({ openPage }) => {
    const site = await openPage(language);
    await site.open('/shop');
    await site.click(site.getCartButton(0));
    await site.expectElement(site.getDrawer(0));
    await expect
      .poll(async () => {
        const [drawerBox] = await readBoundingBoxes(site, '.vt-cart-drawer');
        return Math.round(language === 'ar' ? (drawerBox?.left ?? -1) : 1280 - (drawerBox?.right ?? -1));
      })
      .toBe(0);
  });

  test('draws an outline around a link focused by keyboard, and none around a clicked button', async ({ openPage }) => {
    const site = await openPage(language);
    const readOutline = () =>
      site.tab.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
      });
    await site.open('/shop');
    for (const _ of ['skip link', 'brand', 'first link']) await site.tab.press('Tab');
    await expect.poll(readOutline).toBe('solid 2px');
    await site.click(site.getButton(site.t.common('categories.software')));
    await expect.poll(readOutline).toBe('none');
  });
});
