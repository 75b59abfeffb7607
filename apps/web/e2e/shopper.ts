import { expect, type Page } from '@playwright/test';
import { type Language, locale, textsOf } from '@vitrine/i18n';
import { type LocalProduct, loadPosts, loadProducts } from '@vitrine/i18n/content';

/** The texts of every screen in a language. */
async function readTexts(language: Language) {
  const [common, home, shop, product, cart, blog, legal, success, notFound] = await Promise.all([
    textsOf(language, 'common'),
    textsOf(language, 'home'),
    textsOf(language, 'shop'),
    textsOf(language, 'product'),
    textsOf(language, 'cart'),
    textsOf(language, 'blog'),
    textsOf(language, 'legal'),
    textsOf(language, 'success'),
    textsOf(language, 'not-found'),
  ]);
  return { common, home, shop, product, cart, blog, legal, success, notFound };
}

export type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** A visitor who shops in a language: what they look for is named as they read it. */
export async function createShopper(page: Page, language: Language) {
  const [texts, products, posts] = await Promise.all([
    readTexts(language),
    loadProducts(language),
    loadPosts(language),
  ]);
  const { common, home, shop, cart } = texts;
  const product = (id: string) => products.find((product) => product.id === id) as LocalProduct;
  const nameOf = (id: string) => product(id).name;
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: cart('close') }) });
  const modal = page.getByRole('dialog', { name: cart('added.title') });
  const menu = page.getByRole('navigation', { name: common('nav.menu') });
  const lineOf = (title: string) =>
    page
      .getByRole('list', { name: cart('lines.label') })
      .getByRole('listitem')
      .filter({ hasText: title });

  return {
    language,
    texts,
    products,
    posts,
    product,
    nameOf,
    drawer,
    modal,
    menu,
    lineOf,
    related: page.getByRole('region', { name: cart('related.title') }),
    suggestions: modal.getByRole('region', { name: cart('suggestions.title') }),
    cookieBanner: page.getByRole('region', { name: common('cookieBanner.label') }),
    cartButton: (count: number) =>
      page.getByRole('button', {
        name: count > 0 ? common('cartButton.filled', { count }) : common('cartButton.empty'),
        exact: true,
      }),
    toasts: page.getByRole('region', { name: /\(F8\)/ }),
    price: (cents: number) =>
      new Intl.NumberFormat(locale(language), { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100),

    /** Brings a link of the navigation into sight, where it is folded away. */
    async unfoldsMenu() {
      const toggle = page.getByRole('button', { name: common('nav.menu'), exact: true });
      if (await toggle.isVisible()) await toggle.click();
    },
    /** Goes to where an entry of the navigation leads. */
    async followsNavigation(entry: string) {
      await this.unfoldsMenu();
      await menu.getByRole('link', { name: entry, exact: true }).click();
    },
    async choosesLanguage(name: string) {
      await page.getByRole('button', { name: new RegExp(`^${common('language')}: `) }).click();
      await page.getByRole('link', { name, exact: true }).click();
    },
    /** Scrolls the landing page down to the contact form, which comes to life when it is near. */
    async reachesContactForm() {
      await page.locator('#cta').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: home('contactForm.submit') })).toBeEnabled();
    },
    /** Walks from the page that is open through the shop to a product. */
    async findsProduct(id: string) {
      await this.followsNavigation(common('nav.shop'));
      await page.getByRole('link', { name: `${shop('details')} ${nameOf(id)}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: nameOf(id) })).toBeVisible();
    },
    async addsToCart() {
      await page
        .getByRole('main')
        .getByRole('button', { name: common('addToCart'), exact: true })
        .click();
    },
    async continuesShopping() {
      await modal.getByRole('button', { name: cart('added.continue') }).click();
      await expect(modal).toBeHidden();
    },
    async opensCart(count: number) {
      await this.cartButton(count).click();
      await expect(drawer).toBeVisible();
    },
    async closesCart() {
      await drawer.getByRole('button', { name: cart('close') }).click();
      await expect(drawer).toBeHidden();
    },
    /** The lines of the saved cart, without its head entry. */
    savedCart: (): Promise<{ product: { id: string }; variant: Record<string, unknown>; quantity: number }[]> =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').filter((entry: { v?: number }) => !entry.v)),
    /** Holds the page's title and description against what they should be. */
    async readsInTheTab(title: string, description: string) {
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    },
  };
}
