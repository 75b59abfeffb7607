import type { Page } from '@playwright/test';
import { expect, forLanguagesAndViewports, test } from './fixtures.ts';

/** Measures the distance from the bottom of the navigation bar to the top of a section, in pixels. */
const measureDistanceToBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - barBottom);
  }, id);

/** Waits until the top of a section is at the bottom of the navigation bar. */
const expectScrolledTo = (page: Page, id: string) => expect.poll(() => measureDistanceToBar(page, id)).toBeLessThan(4);

/** Records the options and the start of each scroll to a section in `data-scroll-start` of the root element. Returns its locator. */
async function recordScrollStart(page: Page) {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scrollStart = `${JSON.stringify(options)} at ${scrollY}`;
      scroll.call(this, options);
    };
  });
  return page.locator('html');
}

forLanguagesAndViewports(() => {
  test.use({ reducedMotion: 'no-preference' });

  test('scrolls to a section and focuses it after a click on its link on any page', {
    tag: ['@2.nav.1', '@2.nav.3', '@2.nav.4', '@2.nav.10', '@2.home.2', '@2.home.7'],
  }, async ({ page, site }) => {
    await page.goto('/shop');
    await expect(site.getCartButton(0)).toBeEnabled();
    await site.followNavLink(site.t.common('nav.about'));
    await expect(page).toHaveURL(/\/#about$/);
    await expectScrolledTo(page, 'about');
    await expect(page.locator('#about')).toBeFocused();
    expect(await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)).toBe(0);

    await page
      .getByRole('main')
      .getByRole('link', { name: site.t.homeSections('about.cta') })
      .click();
    await expectScrolledTo(page, 'cta');
    await expect(page.locator('#cta')).toBeFocused();
    await site.followNavLink(site.t.common('nav.home'));
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: site.t.home('hero.services') })
      .click();
    await expectScrolledTo(page, 'services');

    await page.goto('/blog');
    await expect(site.getCartButton(0)).toBeEnabled();
    await site.followNavLink(site.t.common('nav.contact'));
    await expectScrolledTo(page, 'cta');
    await expect(page.getByRole('textbox', { name: site.t.home('contactForm.name.label') })).toBeInViewport();
  });
});

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('starts to scroll to a section at the current position, or at the top of a new page', {
    tag: ['@2.nav.3'],
  }, async ({ page, site }) => {
    const html = await recordScrollStart(page);
    await page.goto('/');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await site.followNavLink('About');
    await expect(html).toHaveAttribute('data-scroll-start', '{"behavior":"smooth"} at 300');
    await expectScrolledTo(page, 'about');
    await site.followNavLink('Shop');
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await site.followNavLink('Services');
    await expect(html).toHaveAttribute('data-scroll-start', '{"behavior":"smooth"} at 0');
    await expectScrolledTo(page, 'services');
  });
});

test('keeps the scroll position when the language of a page with a fragment is switched', async ({ page, site }) => {
  await page.goto('/en#services');
  await expect(site.getCartButton(0)).toBeEnabled();
  await expectScrolledTo(page, 'services');
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  /** Returns the index of the first section whose end is in view. */
  const getContentInView = () =>
    page
      .locator('main section')
      .evaluateAll((sections) => sections.findIndex((section) => section.getBoundingClientRect().bottom > 0));
  const contentInView = await getContentInView();
  await site.selectLanguage('Deutsch');
  await expect(page).toHaveURL(/\/de#services$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  // The browser keeps the content in view where it is, although the content above it has another height.
  expect(await getContentInView()).toBe(contentInView);
});

test('scrolls to a section of an article that was opened from a scrolled page', async ({ page, site }) => {
  await page.goto('/blog');
  await expect(site.getCartButton(0)).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  const contents = page.getByRole('navigation', { name: site.t.blog('article.contents') });
  const sectionLink = contents.getByRole('link').nth(1);
  const id = (await sectionLink.getAttribute('href'))?.split('#')[1] ?? '';
  await sectionLink.click();
  const section = page.locator(`[id="${id}"]`);
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect.poll(() => measureDistanceToBar(page, id)).toBeLessThan(40);
});

test('scrolls to the section of the URL on a slow phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/en#cta');
  await expectScrolledTo(page, 'cta');
});

test('starts at the top of a document that is opened after another one was scrolled', async ({ page, site }) => {
  await page.goto('/blog');
  await expect(site.getCartButton(0)).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 500));
  await page.goto('/shop');
  await expect(site.getCartButton(0)).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('closes the cart after a click on a link to the current page', async ({ page, site }) => {
  await page.goto('/shop');
  await site.openCart(0);
  await site.drawer.getByRole('link', { name: site.t.cart('empty.action') }).click();
  await expect(site.drawer).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('collapses the links into a menu that closes on a click on a link, on Escape and on a click outside', {
    tag: ['@2.nav.9'],
  }, async ({ page, site }) => {
    await page.goto('/');
    const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
    const shopLink = site.menu.getByRole('link', { name: 'Shop', exact: true });
    await expect(shopLink).toBeHidden();
    await menuButton.click();
    await expect(shopLink).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shopLink).toBeHidden();
    await expect(menuButton).toBeFocused();
    await menuButton.click();
    const pointOutsideMenu = [200, 800] as const;
    await page.mouse.click(...pointOutsideMenu);
    await expect(shopLink).toBeHidden();
    await menuButton.click();
    await shopLink.click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(site.menu).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test('moves the focus to the content with the skip link and to a section with its link', {
    tag: ['@2.nav.3'],
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Open cart/ })).toBeEnabled();
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveText('Look inside the products');

    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#services')).toBeFocused();
    await expectScrolledTo(page, 'services');
  });

  test('keeps the scroll position while the focus moves through the navigation bar', { tag: ['@2.nav.1'] }, async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link').first().focus();
    const focused = page.getByRole('banner').locator(':focus');
    while (
      (await focused.count()) > 0 &&
      !(await site.getCartButton(0).evaluate((button) => button === document.activeElement))
    ) {
      expect(await page.evaluate(() => scrollY), await focused.innerText()).toBe(1500);
      await page.keyboard.press('Tab');
    }
    await expect(site.getCartButton(0)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test('focuses and announces a new page, but not a page whose language is switched', async ({ page, site }) => {
    await page.goto('/');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').getByText('Shop | Vitrine')).toBeAttached();
    await site.selectLanguage('Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main')).not.toBeFocused();
    await expect(page.getByRole('status').getByText('Tienda | Vitrine')).toHaveCount(0);
  });
});

test('scrolls to a section without animation after a click on its link if motion is reduced', {
  tag: ['@2.nav.5'],
}, async ({ page, site }) => {
  const html = await recordScrollStart(page);
  await page.goto('/');
  await expect(site.getCartButton(0)).toBeEnabled();
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await expect(html).toHaveAttribute('data-scroll-start', '{"behavior":"auto"} at 0');
  await expectScrolledTo(page, 'about');
});

test('restores the page and the scroll position on back, forward and reload', async ({ page, site }) => {
  await page.goto('/blog');
  await expect(site.getCartButton(0)).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 700));
  const [, secondPost] = site.posts;
  await page.getByRole('link', { name: `Read more ${secondPost?.title}` }).focus();
  const savedPosition = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: secondPost?.title ?? '' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'The blog' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(savedPosition);
  await page.reload();
  // The browser restores the position only approximately when a font loads late.
  await expect.poll(() => page.evaluate((position) => Math.abs(scrollY - position), savedPosition)).toBeLessThan(40);
  await expect(site.getCartButton(0)).toBeEnabled();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: secondPost?.title ?? '' })).toBeVisible();
});

test('prefetches a page on hover, and opens a new tab on a click with a modifier key', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/shop');
  await expect(site.getCartButton(0)).toBeEnabled();
  const prefetched = page.waitForRequest(/\/assets\/pages-\w+\/en\/blog\.json/);
  await site.menu.getByRole('link', { name: 'Blog' }).hover();
  await prefetched;
  const newTab = context.waitForEvent('page');
  await site.menu.getByRole('link', { name: 'Blog' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL(/\/blog$/);
  await expect(page).toHaveURL(/\/shop$/);
});

test('adds no history entry when a link leads to the current URL', async ({ page, site }) => {
  const readHistoryLength = () => page.evaluate(() => history.length);
  await page.goto('/blog');
  await expect(site.getCartButton(0)).toBeEnabled();
  await site.followNavLink('Shop');
  await expect(page).toHaveURL(/\/shop$/);
  const lengthBefore = await readHistoryLength();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await site.followNavLink('Shop');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await readHistoryLength()).toBe(lengthBefore);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe('going back during hydration on a slow device, and then forward', () => {
  test.use({
    // If a navigation interrupts hydration, React may render the page again.
    allowedConsole: /Hydration failed/,
  });

  test('shows the page of the URL', async ({ page, site }) => {
    const [firstPost, secondPost] = site.posts;
    const getHeading = (name?: string) => page.getByRole('heading', { level: 1, name });
    // The session storage has the delay in ms between the parsing of the next document and going back.
    await page.addInitScript(() => {
      const ms = sessionStorage.getItem('go back after ms');
      sessionStorage.removeItem('go back after ms');
      if (ms) addEventListener('DOMContentLoaded', () => setTimeout(() => history.go(-2), Number(ms)));
    });
    await page.goto(`/blog/${firstPost?.slug}`);
    await expect(site.getCartButton(0)).toBeEnabled();
    await site.followNavLink('Blog');
    await page.getByRole('link', { name: `Read more ${secondPost?.title}` }).click();
    await expect(getHeading(secondPost?.title)).toBeVisible();
    const client = await page.context().newCDPSession(page);
    for (const delay of [0, 100, 400]) {
      await page.evaluate((ms) => sessionStorage.setItem('go back after ms', String(ms)), delay);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`/blog/${firstPost?.slug}$`));
      await expect(getHeading(firstPost?.title)).toBeVisible();
      await expect(site.getCartButton(0)).toBeEnabled();
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.evaluate(() => history.go(2));
      await expect(getHeading(secondPost?.title)).toBeVisible();
    }
  });
});
