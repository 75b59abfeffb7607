import type { Locator, Page } from '@playwright/test';
import { createSavedLine } from '../e2e/saved-cart.ts';
import type { SitePage } from '../e2e/site-page.ts';

/** A click on a page that is idle, or that has just become usable. */
export interface Click {
  name: string;
  /** How long after the page has become usable it is clicked, in ms. Undefined: when the page is idle. */
  delayMs?: number;
  path: string;
  /** Entries of the local storage, as after an earlier visit. */
  storage?: Readonly<Record<string, string>>;
  /** Prepares the page for the click: for example, opens a menu or scrolls. The benchmark then waits until the page is idle again. */
  prepare?: (page: Page, site: SitePage) => Promise<void>;
  getTarget: (page: Page, site: SitePage) => Locator;
  /**
   * Whether the first screen of the result is completely rendered. Runs in the page, so it cannot use variables from outside its body.
   */
  isComplete: () => boolean;
}

const getButtonInMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const getUnlockButton = (page: Page, { t }: SitePage) => getButtonInMain(page, t.product('locked.unlock'));
const getProductLink = (page: Page, { t, getProductName }: SitePage) =>
  page.getByRole('link', { name: `${t.shop('details')} ${getProductName('2')}` });

const idleClicks: readonly Click[] = [
  {
    name: 'add → modal with suggestions',
    path: '/product/1',
    getTarget: (page, { t }) => getButtonInMain(page, t.common('addToCart')),
    isComplete: () => document.querySelector('[role="dialog"] .vt-suggestion-card') !== null,
  },
  {
    name: 'cart → drawer with related products',
    path: '/product/1',
    // The current price: with another one, a toast would be open during the click.
    storage: { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) },
    getTarget: (_page, { getCartButton }) => getCartButton(1),
    isComplete: () => document.querySelector('.vt-cart-drawer .vt-suggestion-card') !== null,
  },
  {
    name: 'unlock → dialog',
    path: '/product/1',
    prepare: (page, site) => getUnlockButton(page, site).scrollIntoViewIfNeeded(),
    getTarget: getUnlockButton,
    isComplete: () => document.querySelector('[role="dialog"] button') !== null,
  },
  {
    name: 'shop → product',
    path: '/shop',
    prepare: (page, site) => getProductLink(page, site).scrollIntoViewIfNeeded(),
    getTarget: getProductLink,
    isComplete: () => document.querySelector('main .vt-product-detail') !== null,
  },
  {
    name: 'navigation bar → landing',
    path: '/shop',
    prepare: (_page, { openMenu }) => openMenu(),
    getTarget: (_page, { menu, t }) => menu.getByRole('link', { name: t.common('nav.home'), exact: true }),
    isComplete: () => document.querySelector('main .vt-hero') !== null,
  },
  {
    name: 'language switch',
    path: '/product/1',
    prepare: (page, { t }) => page.getByRole('button', { name: new RegExp(`^${t.common('language')}: `) }).click(),
    getTarget: (page) => page.getByRole('link', { name: 'Français', exact: true }),
    isComplete: () => document.documentElement.lang === 'fr',
  },
  {
    name: 'category filter',
    path: '/shop',
    getTarget: (page, { t }) => getButtonInMain(page, t.common('categories.e-books')),
    // Only the list of a category has two columns.
    isComplete: () => location.search !== '' && document.querySelector('main .vt-pane-grid--2') !== null,
  },
  {
    name: 'contact form → errors',
    path: '/',
    prepare: (_page, { scrollToContactForm }) => scrollToContactForm(),
    getTarget: (page, { t }) => getButtonInMain(page, t.home('contactForm.submit')),
    isComplete: () => document.querySelectorAll('main [aria-invalid="true"]').length === 3,
  },
];

/** The clicks of a visitor who does not wait until the page is idle. The first drawer, modal and page may not have been prefetched. */
const earlyClicks = idleClicks
  .slice(0, 4)
  .flatMap((click) =>
    [500, 1500, 5000].map(
      (delayMs): Click => ({ ...click, name: `${click.name}, ${delayMs / 1000} s after usable`, delayMs }),
    ),
  );

/** The clicks that the benchmark on a slow phone, `pnpm bench:felt`, measures. */
export const clicks: readonly Click[] = [...idleClicks, ...earlyClicks];
