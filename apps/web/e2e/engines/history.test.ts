import { localizedPath } from '@vitrine/i18n';
import { onTestFinished } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './fixtures.ts';
import type { SiteProxy } from './site-proxy.ts';

test.beforeAll(({ proxy }) => proxy.disableScriptCache());

const expectHeading = (site: EnginePage, name = '') => site.expectElement(site.getPageHeading(name));

/** Opens the first article, and follows the links to the blog and to the second article. Returns both posts. */
async function visitPosts(site: EnginePage) {
  const [firstPost, secondPost] = site.posts;
  await site.open(`/blog/${firstPost?.slug}`);
  await site.click(site.getLink(site.t.common('nav.blog'), site.menu));
  // The first article also links to the second one, so the next click must wait for the blog.
  await expectHeading(site, site.t.blog('title'));
  await site.click(site.getLink(`${site.t.common('readMore')} ${secondPost?.title}`));
  await expectHeading(site, secondPost?.title);
  return [firstPost, secondPost] as const;
}

test('shows the page of the URL after going back and forward', async ({ openPage }) => {
  const site = await openPage('en');
  const [firstPost, secondPost] = await visitPosts(site);
  await site.tab.evaluate(() => history.go(-2));
  await expectHeading(site, firstPost?.title);
  await site.expectPath(`/blog/${firstPost?.slug}`);
  await site.tab.evaluate(() => history.go(2));
  await expectHeading(site, secondPost?.title);
});

test('restores the scroll position of the blog after going back from an article', async ({ openPage }) => {
  const site = await openPage('en');
  const [, , thirdPost] = site.posts;
  await site.open('/blog');
  await site.click(site.getLink(`${site.t.common('readMore')} ${thirdPost?.title}`));
  await expectHeading(site, thirdPost?.title);
  await expect.poll(() => site.tab.evaluate(() => scrollY)).toBe(0);
  await site.tab.evaluate(() => history.back());
  await site.expectPath('/blog');
  await expect.poll(() => site.tab.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('shows the page of the URL after going back before hydration, and after going forward again', async ({
  openPage,
  proxy,
}) => {
  const site = await openPage('en');
  const [firstPost, secondPost] = await visitPosts(site);
  const releaseScripts = proxy.delayScripts();
  onTestFinished(releaseScripts);
  await site.tab.evaluate(() => {
    Object.assign(window, { isOldDocument: true, isNavigating: true });
    setTimeout(() => location.reload());
  });
  await expect
    .poll(() => site.tab.evaluate(() => !('isOldDocument' in window) && document.querySelector('h1') !== null))
    .toBe(true);
  await site.tab.evaluate(() => history.go(-2));
  await site.expectPath(`/blog/${firstPost?.slug}`);
  releaseScripts();
  await site.expectHydrated();
  await expectHeading(site, firstPost?.title);
  await site.tab.evaluate(() => history.go(2));
  await expectHeading(site, secondPost?.title);
});

const articlePath = '/blog/price-of-mistakes';

/**
 * Opens an article, and waits for its images, because Firefox does not cache a page with pending requests. Firefox also requests lazy images that
 * are not visible if it has shown them before, on other pages.
 */
async function openCacheableArticle(site: EnginePage) {
  await site.disablePrefetching();
  await site.open(articlePath);
  await site.tab.evaluate(async () => {
    Object.assign(window, { isFirstDocument: true });
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/**
 * Runs a function in the page that replaces its document. Sends no command until the page at `path` is shown: WebKitWebDriver would
 * sometimes never respond to a command that it receives meanwhile. The function must start the navigation in a timeout, so that the driver
 * receives its result first.
 */
async function replaceDocument(site: EnginePage, proxy: SiteProxy, path: string, replace: () => void) {
  const pageShow = proxy.waitForPageShow(path);
  await site.tab.evaluate(() => {
    window.isNavigating = true;
  });
  await site.tab.evaluate(replace);
  await pageShow;
  // Puppeteer may still evaluate in the previous document.
  await expect.poll(() => site.tab.evaluate(() => location.pathname)).toBe(path);
}

/** Navigates to a page that is not part of the site. */
const leave = (site: EnginePage, proxy: SiteProxy) =>
  replaceDocument(site, proxy, '/test/blank', () => void setTimeout(() => location.assign('/test/blank')));

/** Goes back to a page in English. */
const goBack = (site: EnginePage, proxy: SiteProxy, path: string) =>
  replaceDocument(site, proxy, localizedPath('en', path), () => void setTimeout(() => history.back()));

const expectRestored = async (site: EnginePage) =>
  expect(await site.tab.evaluate(() => 'isFirstDocument' in window)).toBe(true);

test('shows the current cart on a page restored from the back-forward cache', async ({ openPage, proxy }) => {
  const site = await openPage('en');
  await openCacheableArticle(site);
  await site.open('/product/1');
  await site.click({ ...site.getButton(site.t.common('addToCart')), within: site.main });
  await site.expectElement(site.modal);
  await goBack(site, proxy, articlePath);
  await site.expectElement(site.getCartButton(1), { isEnabled: true });
  await expectRestored(site);
  await site.click(site.getCartButton(1));
  await site.expectElement(site.getDrawer(1));
});

test('opens the drawer on a restored page if the visitor clicked the cart button just before leaving', async ({
  openPage,
  proxy,
}) => {
  const site = await openPage('en');
  await openCacheableArticle(site);
  await site.tab.evaluate((target) => {
    const [button] = window.findElements(target);
    addEventListener('pagehide', () => button?.click(), { once: true });
  }, site.getCartButton(0));
  await leave(site, proxy);
  await goBack(site, proxy, articlePath);
  await expectRestored(site);
  await site.expectElement(site.getDrawer(0));
});

test('validates the contact form after going back if the visitor left while the validation was loading', async ({
  openPage,
  proxy,
}) => {
  const site = await openPage('en');
  const submitButton = site.getButton(site.t.home('contactForm.submit'));
  await site.disablePrefetching();
  await site.open('/');
  await site.expectElement(submitButton, { isEnabled: true });
  const releaseScripts = proxy.delayScripts();
  onTestFinished(releaseScripts);
  await site.click(submitButton);
  await expect.poll(() => proxy.delayedPaths).toContainEqual(expect.stringContaining('contact-message'));
  await leave(site, proxy);
  releaseScripts();
  await goBack(site, proxy, '/');
  await site.expectElement(submitButton, { isEnabled: true });
  // By keyboard: the first submission may continue and show its errors, which would move the button under the pointer.
  await site.tab.evaluate((target) => window.findElements(target)[0]?.focus(), submitButton);
  await site.tab.press('Enter');
  await site.expectElement(
    { role: 'textbox', name: site.t.home('contactForm.name.label') },
    { description: site.t.home('contactForm.name.tooShort') },
  );
});
