import type { Language } from '@vitrine/i18n';
import { test as base, expect, inject } from 'vitest';
import type { Tab } from './browser.ts';
import { createEnginePage } from './engine-page.ts';
import { launchBrowser } from './launch-browser.ts';
import { startSiteProxy } from './site-proxy.ts';

/**
 * All tests of a worker share a browser and its first tab. All tests of a file share a proxy. Before a test with `openPage`, the storage of the
 * site is cleared, and the cookie consent is set. After the test, all tabs except the first are closed, and the test fails if one of its pages
 * has logged a message or reported an error.
 */
export const test = base
  .extend('siteUrl', { scope: 'worker' }, inject('siteUrl'))
  .extend('proxy', { scope: 'file' }, async ({ siteUrl }, { onCleanup }) => {
    const proxy = await startSiteProxy(siteUrl);
    onCleanup(() => proxy.close());
    return proxy;
  })
  .extend('engine', { scope: 'worker' }, inject('engine'))
  .extend('browser', { scope: 'worker' }, async ({ engine }, { onCleanup }) => {
    const browser = await launchBrowser(engine);
    onCleanup(() => browser.close());
    return browser;
  })
  // This tab stays open, because WebKit exits when its last window closes.
  .extend('firstTab', { scope: 'worker', auto: true }, ({ browser }) => browser.openTab())
  .extend('openPage', async ({ browser, firstTab, proxy }, { onCleanup }) => {
    const openedTabs: Tab[] = [];
    await firstTab.goto(`${proxy.url}/robots.txt`);
    await firstTab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('cookie_consent', 'accepted');
    });
    onCleanup(async () => {
      const messages = await Promise.all(
        openedTabs.map((tab) => tab.evaluate(() => JSON.parse(sessionStorage.getItem('messages') ?? '[]'))),
      );
      for (const tab of openedTabs) if (tab !== firstTab) await tab.close();
      expect(messages.flat()).toEqual([]);
    });
    /** Takes the first tab, or opens another one, for the site in a language. Returns its page object. */
    return async (language: Language, width = 1280) => {
      const tab = openedTabs.length === 0 ? firstTab : await browser.openTab();
      openedTabs.push(tab);
      await tab.resize(width, 900);
      return createEnginePage(tab, proxy.url, language);
    };
  });

export { expect };
