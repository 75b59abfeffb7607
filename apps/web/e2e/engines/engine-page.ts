import { type Language, localizedPath } from '@vitrine/i18n';
import { loadPosts, loadProducts } from '@vitrine/i18n/content';
import { expect, vi } from 'vitest';
import { loadTFunctions } from '../t-functions.ts';
import type { Tab } from './browser.ts';
import type { Target } from './page-script.ts';

/** The state of an element in the page. */
export interface ElementState {
  text: string;
  /** The value of a form field. */
  value: string | undefined;
  /** The text of `aria-describedby`, such as an error message. */
  description: string;
  isEnabled: boolean;
  isFocused: boolean;
  attributes: Record<string, string>;
}

export type EnginePage = Awaited<ReturnType<typeof createEnginePage>>;

/** Creates the page object of the site in one language. It finds elements by their roles and translations. */
export async function createEnginePage(tab: Tab, siteUrl: string, language: Language) {
  const [t, products, posts] = await Promise.all([
    loadTFunctions(language),
    loadProducts(language),
    loadPosts(language),
  ]);

  /** Reads the states of all matching elements. */
  const readElements = (target: Target): Promise<ElementState[]> =>
    tab.evaluate(
      (target) =>
        window.findElements(target).map((element) => ({
          text: element.textContent ?? '',
          value: 'value' in element ? String(element.value) : undefined,
          description: (element.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')
            .trim(),
          isEnabled: !element.matches(':disabled'),
          isFocused: element === document.activeElement,
          attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        })),
      target,
    );

  /** Waits until the first matching element exists and has this state. */
  const expectElement = (target: Target, state: Partial<ElementState> = {}) =>
    expect
      .poll(async () => {
        const [element] = await readElements(target);
        if (!element) throw new Error(`${JSON.stringify(target)} is missing.`);
        return element;
      })
      .toMatchObject(state);

  const expectCount = (target: Target, count: number) =>
    expect.poll(async () => (await readElements(target)).length, { message: JSON.stringify(target) }).toBe(count);

  /** Waits until an element can be clicked: it is enabled, does not move and is not covered. Resolves to its center. */
  const waitForClickablePoint = (target: Target) =>
    vi.waitFor(
      async () => {
        const pointOrReason = await tab.evaluate((target) => window.findClickablePoint(target), target);
        if (typeof pointOrReason === 'string') throw new Error(`${JSON.stringify(target)} is ${pointOrReason}.`);
        return pointOrReason;
      },
      { timeout: 20_000, interval: 50 },
    );

  /** Clicks an element, and waits until the page has received the click. Fails if the click hits another element. */
  const click = async (target: Target) => {
    const { x, y } = await waitForClickablePoint(target);
    await tab.click(x, y);
    const readResult = () => tab.evaluate(() => window.clickResult);
    await expect.poll(readResult, { message: `Click on ${JSON.stringify(target)}` }).not.toBe('pending');
    expect(await readResult(), `Click on ${JSON.stringify(target)}`).toBe('hit');
  };

  /** Waits until the page is hydrated: it then renders the toast area. */
  const expectHydrated = () =>
    expect.poll(() => tab.evaluate(() => document.querySelector('.vt-toast-area') !== null)).toBe(true);

  const getButton = (name: string): Target => ({ role: 'button', name });
  const getCartButton = (count: number) =>
    getButton(count > 0 ? t.common('cartButton.filled', { count }) : t.common('cartButton.empty'));
  const getDrawer = (count: number): Target => ({ role: 'dialog', name: t.cart('title', { count }) });
  const modal: Target = { role: 'dialog', name: t.cart('added.title') };

  return {
    tab,
    language,
    t,
    products,
    posts,
    getProductName: (id: string) => products.find((product) => product.id === id)?.name ?? '',
    readElements,
    expectElement,
    expectCount,
    click,
    getButton,
    getCartButton,
    getDrawer,
    modal,
    main: { role: 'main' } as Target,
    getPageHeading: (name: string): Target => ({ role: 'heading', level: 1, name }),
    getLink: (name: string, within?: Target): Target => ({ role: 'link', name, within }),
    menu: { role: 'navigation', name: t.common('nav.menu') } as Target,
    toasts: { role: 'region', name: t.common('toasts.area').replace('{hotkey}', 'F8') } as Target,
    expectHydrated,
    /** Sets `navigator.connection.saveData` in all pages that are opened afterwards, so that they prefetch nothing while they are idle. */
    disablePrefetching: () => tab.evaluate(() => sessionStorage.setItem('saveData', 'true')),
    /** Opens a page and waits until it is hydrated. */
    async open(path: string) {
      await tab.goto(siteUrl + localizedPath(language, path));
      await expectHydrated();
    },
    async expectPath(path: string) {
      await expect
        .poll(() => tab.evaluate(() => location.pathname + location.search + location.hash))
        .toBe(localizedPath(language, path));
    },
    /** Replaces the value of a text field. */
    async fill(target: Target, text: string) {
      await click(target);
      await tab.evaluate((target) => {
        const [field] = window.findElements(target);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      }, target);
      await tab.type(text);
    },
    /** Reads the quantities of the saved cart by variant id. Its first entry is not a line: it has the version. */
    readSavedCart: (): Promise<Record<string, number>> =>
      tab.evaluate(() => {
        const entries: { v?: number; variant: { id: string }; quantity: number }[] = JSON.parse(
          localStorage.getItem('cart') ?? '[]',
        );
        return Object.fromEntries(entries.filter(({ v }) => !v).map(({ variant, quantity }) => [variant.id, quantity]));
      }),
  };
}
