import type { Language } from '@vitrine/i18n';
import { test as base, expect, inject } from 'vitest';
import type { Tab } from './browser.ts';
import { createEnginePage } from './engine-page.ts';
import { launchPuppeteer } from './puppeteer-browser.ts';
import { startSiteProxy } from './site-proxy.ts';
import { launchWebKit } from './webkit-browser.ts';

/** The browser and the proxy serve all tests of a file; storage and tabs are each test's own. A page that reports anything fails its test. */
export const test = base
  .extend('site', { scope: 'file' }, inject('site'))
  .extend('proxy', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const proxy = await startSiteProxy(site);
    onCleanup(() => proxy.close());
    return proxy;
  })
  .extend('dark', { scope: 'file' }, false)
  .extend('browser', { scope: 'file' }, async ({ dark }, { onCleanup }) => {
    const engine = inject('engine');
    const browser = await (engine === 'webkit' ? launchWebKit({ dark }) : launchPuppeteer(engine, { dark }));
    onCleanup(() => browser.close());
    return browser;
  })
  // WebKit ends when its last window is closed: this one stays open.
  .extend('firstTab', { scope: 'file', auto: true }, ({ browser }) => browser.openTab())
  .extend('openPage', async ({ browser, firstTab, proxy }, { onCleanup }) => {
    const opened: Tab[] = [];
    await firstTab.goto(`${proxy.url}/robots.txt`);
    await firstTab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('cookie_consent', 'accepted');
    });
    onCleanup(async () => {
      const messages = await Promise.all(
        opened.map((tab) => tab.evaluate(() => JSON.parse(sessionStorage.getItem('messages') ?? '[]'))),
      );
      for (const tab of opened) if (tab !== firstTab) await tab.close();
      expect(messages.flat()).toEqual([]);
    });
    /** Opens the site in a language in a tab of its own. */
    return async (language: Language, width = 1280) => {
      const tab = opened.length === 0 ? firstTab : await browser.openTab();
      opened.push(tab);
      await tab.resize(width, 900);
      return createEnginePage(tab, proxy.url, language);
    };
  });

export { expect };
