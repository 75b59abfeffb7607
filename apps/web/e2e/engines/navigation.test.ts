import { type Language, languageNames } from '@vitrine/i18n';
import { describe } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    readButtonStates(): string[];
  }
}

const languagesAndWidths = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const;

/** Waits until the top of a section is at the bottom of the navigation bar. */
const expectScrolledTo = (site: EnginePage, id: string) =>
  expect
    .poll(() =>
      site.tab.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
        return Math.abs(top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0));
      }, id),
    )
    .toBeLessThan(4);

/**
 * Waits until all cards have appeared, then changes the layout at the end of the page and waits until the browser has painted it. If the cards
 * did not have `overflow-anchor: none`, Firefox would then scroll by the distance of their animation.
 */
async function updateLayoutAfterAnimations(site: EnginePage) {
  const isAppearing = () =>
    document.getAnimations().some((animation) => (animation as CSSAnimation).animationName === 'vt-appear');
  await expect.poll(() => site.tab.evaluate(isAppearing)).toBe(false);
  await site.tab.evaluate(async () => {
    document.body.append(document.createElement('hr'));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

const expectFocused = (site: EnginePage, id: string) =>
  expect.poll(() => site.tab.evaluate(() => document.activeElement?.id)).toBe(id);

async function followNavLink(site: EnginePage, name: string, width: number) {
  // Below 960 px, a button opens the navigation links.
  if (width < 960) await site.click(site.getButton(site.t.common('nav.menu')));
  await site.click(site.getLink(name, site.menu));
}

describe.each(languagesAndWidths)('in $language at $width px', ({ language, width }) => {
  test('switches the language on the same page', async ({ openPage }) => {
    const site = await openPage(language, width);
    const newLanguage: Language = 'de';
    await site.open('/shop');
    await site.click({ role: 'button', name: { startsWith: `${site.t.common('language')}: ` } });
    const languageMenu = { role: 'list', name: site.t.common('language') };
    await site.expectCount({ role: 'link', within: languageMenu }, Object.keys(languageNames).length);
    await site.click(site.getLink(languageNames[newLanguage], languageMenu));
    await expect
      .poll(() =>
        site.tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir, location.pathname]),
      )
      .toEqual([newLanguage, 'ltr', `/${newLanguage}/shop`]);
    await site.expectCount(languageMenu, 0);
    expect(await site.tab.evaluate(() => localStorage.getItem('language'))).toBe(newLanguage);
  });

  test('scrolls to a section after a click on its link, and on a page load with its URL fragment', async ({
    openPage,
  }) => {
    const site = await openPage(language, width);
    await site.open('/shop');
    await followNavLink(site, site.t.common('nav.about'), width);
    await site.expectPath('/#about');
    await expectScrolledTo(site, 'about');
    await expectFocused(site, 'about');
    await updateLayoutAfterAnimations(site);
    await expectScrolledTo(site, 'about');
    await site.click(site.getLink(site.t.homeSections('about.cta'), site.main));
    await expectScrolledTo(site, 'cta');
    await expectFocused(site, 'cta');
    await site.open('/blog');
    await site.open('/#services');
    await expectScrolledTo(site, 'services');
  });

  test('filters the shop by a category and keeps it in the URL', async ({ openPage }) => {
    const site = await openPage(language, width);
    const productList = { role: 'list', name: site.t.shop('list') };
    const softwareButton = site.getButton(site.t.common('categories.software'));
    await site.open('/shop');
    const productCount = (await site.readElements({ role: 'article', within: productList })).length;
    await site.click(softwareButton);
    await site.expectElement(softwareButton, { attributes: expect.objectContaining({ 'aria-pressed': 'true' }) });
    await site.expectCount({ role: 'article', within: productList }, 4);
    await site.expectPath('/shop?category=software');
    await site.tab.reload();
    await site.expectHydrated();
    await site.expectCount({ role: 'article', within: productList }, 4);
    await site.click(site.getButton(site.t.shop('filter.all')));
    await site.expectCount({ role: 'article', within: productList }, productCount);
  });

  test('shows errors of invalid contact form fields, and a toast after a valid submission', async ({ openPage }) => {
    const site = await openPage(language, width);
    const getField = (name: 'name' | 'email' | 'message') => ({
      role: 'textbox',
      name: site.t.home(`contactForm.${name}.label`),
    });
    const submitButton = site.getButton(site.t.home('contactForm.submit'));
    await site.open('/#cta');
    await site.click(submitButton);
    await site.expectElement(getField('name'), {
      isFocused: true,
      description: site.t.home('contactForm.name.tooShort'),
    });
    await site.expectElement(getField('email'), { description: site.t.home('contactForm.email.invalid') });
    await site.fill(getField('name'), 'Ada');
    await site.fill(getField('email'), 'ada@example.com');
    await site.fill(getField('message'), 'Ten chars!');
    // The button is disabled for a short time only, so the page records its states.
    await site.tab.evaluate(() => {
      const states = new Set<string>();
      Object.assign(window, { readButtonStates: () => [...states] });
      const form = document.querySelector('#cta form') as HTMLFormElement;
      new MutationObserver(() => {
        const button = form.querySelector('button[type=submit]');
        states.add(`${button?.textContent}, ${button?.matches(':disabled') ? 'disabled' : 'enabled'}`);
      }).observe(form, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await site.click(submitButton);
    await site.expectElement(site.toasts, { text: expect.stringContaining(site.t.home('contactForm.success.title')) });
    await site.expectElement(getField('name'), { value: '' });
    expect(await site.tab.evaluate(() => window.readButtonStates())).toContain(
      `${site.t.home('contactForm.submitting')}, disabled`,
    );
  });

  test('does not show the cookie banner again after a choice', async ({ openPage }) => {
    const site = await openPage(language, width);
    const banner = { role: 'region', name: site.t.common('cookieBanner.label') };
    await site.tab.evaluate(() => localStorage.removeItem('cookie_consent'));
    await site.open('/shop');
    await site.click({ ...site.getButton(site.t.common('cookieBanner.decline')), within: banner });
    await site.expectCount(banner, 0);
    expect(await site.tab.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('declined');
    await site.tab.reload();
    // The banner would appear after 500 ms.
    await expect.poll(() => site.tab.evaluate(() => performance.now() > 1500)).toBe(true);
    await site.expectCount(banner, 0);
  });
});

test('closes the menu on a phone on Escape, on a click outside and on a click on a link', async ({ openPage }) => {
  const site = await openPage('en', 390);
  const menuButton = site.getButton(site.t.common('nav.menu'));
  const shopLink = site.getLink(site.t.common('nav.shop'), site.menu);
  await site.open('/');
  await site.expectCount(shopLink, 0);
  await site.click(menuButton);
  await site.expectCount(shopLink, 1);
  await site.tab.press('Escape');
  await site.expectCount(shopLink, 0);
  await site.expectElement(menuButton, { isFocused: true });
  await site.click(menuButton);
  await site.expectCount(shopLink, 1);
  const pointOutsideMenu = [200, 880] as const;
  await site.tab.click(...pointOutsideMenu);
  await site.expectCount(shopLink, 0);
  await site.click(menuButton);
  await site.click(shopLink);
  await site.expectPath('/shop');
  await site.expectCount(site.menu, 0);
});

test('moves the focus by keyboard through skip link, navigation bar and drawer', async ({ openPage }) => {
  const site = await openPage('en');
  await site.open('/');
  await site.tab.press('Tab');
  await site.expectElement(site.getLink(site.t.common('skipToContent')), { isFocused: true });
  await site.tab.press('Enter');
  await site.expectElement(site.main, { isFocused: true });
  await site.tab.press('Tab');
  await site.expectElement(site.getLink(site.t.home('hero.shop')), { isFocused: true });

  await site.open('/shop');
  await site.tab.press('Tab');
  await site.tab.press('Tab');
  for (const name of ['home', 'services', 'shop', 'blog', 'about', 'contact'] as const) {
    await site.tab.press('Tab');
    await site.expectElement(site.getLink(site.t.common(`nav.${name}`), site.menu), { isFocused: true });
  }
  await site.tab.press('Tab');
  await site.tab.press('Tab');
  await site.expectElement(site.getCartButton(0), { isFocused: true });
  await site.tab.press('Enter');
  await site.expectElement(site.getDrawer(0));
  await expect
    .poll(() => site.tab.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true);
  await site.tab.press('Escape');
  await site.expectCount(site.getDrawer(0), 0);
  await site.expectElement(site.getCartButton(0), { isFocused: true });
});

test('moves the focus to a toast on F8 and closes it on Escape', async ({ openPage }) => {
  const site = await openPage('en');
  const toast = { role: 'listitem', within: site.toasts };
  await site.open('/cart');
  await site.click({ ...site.getButton(site.t.cart('checkout')), within: site.main });
  await site.expectCount(toast, 1);
  await site.tab.press('F8');
  await expect
    .poll(() => site.tab.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')))
    .toBe(site.toasts.name);
  await site.tab.press('Escape');
  await site.expectCount(toast, 0);
});
