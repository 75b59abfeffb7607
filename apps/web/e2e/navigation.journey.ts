import type { Page } from '@playwright/test';
import { expect, forVisitors, test } from './journey.ts';

/** The top of a section below the bar, in pixels: near 0 when the page has been scrolled to it. */
const distance = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 1e6) - bar);
  }, id);

const arrivesAt = (page: Page, id: string) => expect.poll(() => distance(page, id)).toBeLessThan(4);

forVisitors(() => {
  test('section links lead to their section from any page, and the focus goes along [2.nav.1] [2.nav.3] [2.nav.4] [2.nav.10] [2.home.2] [2.home.7]', async ({
    page,
    shopper,
  }) => {
    const { common, home } = shopper.texts;
    await page.goto('/shop');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await shopper.followsNavigation(common('nav.about'));
    await expect(page).toHaveURL(/\/#about$/);
    await arrivesAt(page, 'about');
    await expect(page.locator('#about')).toBeFocused();
    expect(await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)).toBe(0);

    await page
      .getByRole('main')
      .getByRole('link', { name: home('about.cta') })
      .click();
    await arrivesAt(page, 'cta');
    await expect(page.locator('#cta')).toBeFocused();
    await shopper.followsNavigation(common('nav.home'));
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: home('hero.services') })
      .click();
    await arrivesAt(page, 'services');

    await page.goto('/blog');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await shopper.followsNavigation(common('nav.contact'));
    await arrivesAt(page, 'cta');
    await expect(page.getByRole('textbox', { name: home('contactForm.name.label') })).toBeInViewport();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the links fold into a menu that closes on a choice, on Escape and on a click outside [2.nav.9]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const shop = shopper.menu.getByRole('link', { name: 'Shop', exact: true });
    await expect(shop).toBeHidden();
    await toggle.click();
    await expect(shop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(200, 800);
    await expect(shop).toBeHidden();
    await toggle.click();
    await shop.click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(shopper.menu).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test('the skip link leads past the bar, and a section link to its section [2.nav.3]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Open the cart/ })).toBeEnabled();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveText('Visit the shop');

    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#services')).toBeFocused();
    await arrivesAt(page, 'services');
  });

  test('the focus goes through the bar, and the page stays where it is [2.nav.1]', async ({ page, shopper }) => {
    await page.goto('/');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link').first().focus();
    const focused = page.getByRole('banner').locator(':focus');
    while (
      (await focused.count()) > 0 &&
      !(await shopper.cartButton(0).evaluate((one) => one === document.activeElement))
    ) {
      expect(await page.evaluate(() => scrollY), await focused.innerText()).toBe(1500);
      await page.keyboard.press('Tab');
    }
    await expect(shopper.cartButton(0)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test('a new screen is announced and has the focus, and the same one in another language has not', async ({
    page,
    shopper,
  }) => {
    await page.goto('/');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').getByText('Shop | Vitrine')).toBeAttached();
    await shopper.choosesLanguage('Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main')).not.toBeFocused();
    await expect(page.getByRole('status').getByText('Tienda | Vitrine')).toHaveCount(0);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a section link jumps [2.nav.5]', async ({ page, shopper }) => {
    await page.addInitScript(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        document.documentElement.dataset.scrolled = JSON.stringify(options);
        scroll.call(this, options);
      };
    });
    await page.goto('/');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', '{"behavior":"auto"}');
    await arrivesAt(page, 'about');
  });
});

test('back, forward and reload lead to where the visitor was', async ({ page, shopper }) => {
  await page.goto('/blog');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 700));
  const [, second] = shopper.posts;
  await page.getByRole('link', { name: `Read more ${second?.title}` }).focus();
  const left = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: second?.title ?? '' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'The blog' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.reload();
  // The browser keeps to what is seen, and not to the pixel, when a font arrives late.
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), left)).toBeLessThan(40);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: second?.title ?? '' })).toBeVisible();
});

test('a link fetches its screen when it is pointed at, and is the browser’s own affair when it is to open elsewhere', async ({
  page,
  context,
  shopper,
}) => {
  await page.goto('/shop');
  await expect(shopper.cartButton(0)).toBeEnabled();
  const fetched = page.waitForRequest(/\/assets\/blog-page-/);
  await shopper.menu.getByRole('link', { name: 'Blog' }).hover();
  await fetched;
  const opened = context.waitForEvent('page');
  await shopper.menu.getByRole('link', { name: 'Blog' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/blog$/);
  await expect(page).toHaveURL(/\/shop$/);
});

test.describe('back and forward on a slow device, before the page is hydrated', () => {
  // A navigation that interrupts the hydration may make React render the page again.
  test.use({ mayLog: /Hydration failed/ });

  test('shows the page of the URL', async ({ page, shopper }) => {
    const [first, second] = shopper.posts;
    const title = (name?: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(`/blog/${first?.slug}`);
    await expect(shopper.cartButton(0)).toBeEnabled();
    await shopper.followsNavigation('Blog');
    await page.getByRole('link', { name: `Read more ${second?.title}` }).click();
    await expect(title(second?.title)).toBeVisible();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const delay of [0, 30, 60, 100, 150, 200, 300, 400, 600]) {
      await page.evaluate((ms) => {
        // Runs in the next document: the history moves while it starts.
        sessionStorage.setItem('move after', String(ms));
      }, delay);
      await page.addInitScript(() => {
        const ms = sessionStorage.getItem('move after');
        sessionStorage.removeItem('move after');
        if (ms) addEventListener('DOMContentLoaded', () => setTimeout(() => history.go(-2), Number(ms)));
      });
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`/blog/${first?.slug}$`));
      await expect(title(first?.title)).toBeVisible();
      await expect(shopper.cartButton(0)).toBeEnabled();
      await page.evaluate(() => history.go(2));
      await expect(title(second?.title)).toBeVisible();
    }
  });
});
