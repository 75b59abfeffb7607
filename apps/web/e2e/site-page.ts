import { expect, type Page } from '@playwright/test';
import { type Language, locale } from '@vitrine/i18n';
import { type LocalProduct, loadPosts, loadProducts } from '@vitrine/i18n/content';
import { loadTFunctions } from './t-functions.ts';

export type SitePage = Awaited<ReturnType<typeof createSitePage>>;

/**
 * Waits until the whole page is hydrated: it then renders the toast area, and the button of the footer, which is last, is no longer disabled.
 * Unlike `expect`, this checks every frame.
 */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('.vt-toast-area') && !document.querySelector('footer button:disabled'),
  );

/**
 * Creates the page object of the site in one language. Locators find elements by their roles and translations. `openCart`, `closeCart`,
 * `continueShopping` and `openProduct` wait until the element is shown or hidden. `openMenu`, `addToCart`, `followNavLink` and `selectLanguage`
 * do not wait for their result.
 */
export async function createSitePage(page: Page, language: Language) {
  const [t, products, posts] = await Promise.all([
    loadTFunctions(language),
    loadProducts(language),
    loadPosts(language),
  ]);
  const getProduct = (id: string) => products.find((product) => product.id === id) as LocalProduct;
  const getProductName = (id: string) => getProduct(id).name;
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t.cart('close') }) });
  const modal = page.getByRole('dialog', { name: t.cart('added.title') });
  const menu = page.getByRole('navigation', { name: t.common('nav.menu') });
  const getCartLine = (title: string) =>
    page
      .getByRole('list', { name: t.cart('lines.label') })
      .getByRole('listitem')
      .filter({ hasText: title });

  return {
    language,
    t,
    products,
    posts,
    getProduct,
    getProductName,
    drawer,
    modal,
    menu,
    getCartLine,
    relatedProducts: page.getByRole('region', { name: t.cart('related.title') }),
    suggestions: modal.getByRole('region', { name: t.cart('suggestions.title') }),
    cookieBanner: page.getByRole('region', { name: t.common('cookieBanner.label') }),
    getCartButton: (count: number) =>
      page.getByRole('button', {
        name: count > 0 ? t.common('cartButton.filled', { count }) : t.common('cartButton.empty'),
        exact: true,
      }),
    toasts: page.getByRole('region', { name: /\(F8\)/ }),
    /** Formats an amount like the site, but without the currency. */
    formatAmount: (cents: number) =>
      new Intl.NumberFormat(locale(language), { minimumFractionDigits: 2 }).format(cents / 100),

    /**
     * Opens the navigation menu on a viewport below 960 px, where the navigation bar has no links. It does not check whether the menu
     * button is visible, because before the style sheet is loaded, the button is visible at every width.
     */
    async openMenu() {
      const width = page.viewportSize()?.width ?? 0;
      if (width >= 960) return;
      await page.getByRole('button', { name: t.common('nav.menu'), exact: true }).click();
    },
    async followNavLink(name: string) {
      await this.openMenu();
      await menu.getByRole('link', { name, exact: true }).click();
    },
    async selectLanguage(name: string) {
      await page.getByRole('button', { name: new RegExp(`^${t.common('language')}: `) }).click();
      await page.getByRole('link', { name, exact: true }).click();
    },
    /** Scrolls the landing page to the contact form, which loads its code, and waits until the form is enabled. */
    async scrollToContactForm() {
      await page.locator('#cta').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: t.home('contactForm.submit') })).toBeEnabled();
    },
    /** Follows the links from the current page to the shop and from the shop to a product. */
    async openProduct(id: string) {
      await this.followNavLink(t.common('nav.shop'));
      // The landing page has a link with the same name.
      await expect(page.getByRole('heading', { level: 1, name: t.shop('preview.title') })).toBeVisible();
      await page.getByRole('link', { name: `${t.shop('details')} ${getProductName(id)}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: getProductName(id) })).toBeVisible();
    },
    async addToCart() {
      await page
        .getByRole('main')
        .getByRole('button', { name: t.common('addToCart'), exact: true })
        // The rail of a product page has another one.
        .first()
        .click();
    },
    async continueShopping() {
      await modal.getByRole('button', { name: t.cart('added.continue') }).click();
      await expect(modal).toBeHidden();
    },
    async openCart(count: number) {
      await this.getCartButton(count).click();
      await expect(drawer).toBeVisible();
    },
    async closeCart() {
      await drawer.getByRole('button', { name: t.cart('close') }).click();
      await expect(drawer).toBeHidden();
    },
    waitUntilHydrated: () => waitUntilHydrated(page),
    /** Reads the lines of the saved cart. Its first entry is not a line: it has the version. */
    readSavedCart: (): Promise<{ product: { id: string }; variant: Record<string, unknown>; quantity: number }[]> =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').filter((entry: { v?: number }) => !entry.v)),
    async expectMetadata(title: string, description: string) {
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    },
  };
}
