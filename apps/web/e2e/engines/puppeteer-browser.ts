import { launch, type Page } from 'puppeteer-core';
import { findChromiumPath, findFirefoxPath } from '../../../../scripts/system-programs.mjs';
import type { Browser, LaunchOptions, Tab } from './browser.ts';
import { createNavigation } from './tab-navigation.ts';

/** Launches Chromium over the Chrome DevTools Protocol, or Firefox over WebDriver BiDi. */
export async function launchPuppeteer(engine: 'chromium' | 'firefox', { isDarkMode }: LaunchOptions): Promise<Browser> {
  const browser = await launch({
    // Less than the timeout of a test, so that the error names the command.
    protocolTimeout: 60_000,
    // The tests use no network events of Puppeteer, and sending them takes a third of the CPU time of Firefox's main process.
    networkEnabled: false,
    ...(engine === 'chromium'
      ? { executablePath: findChromiumPath(), args: ['--no-sandbox', ...(isDarkMode ? ['--force-dark-mode'] : [])] }
      : {
          browser: 'firefox',
          executablePath: findFirefoxPath(),
          extraPrefsFirefox: {
            // 0 is dark, 1 is light.
            'layout.css.prefers-color-scheme.content-override': isDarkMode ? 0 : 1,
          },
        }),
  });
  return {
    openTab: async () => createTab(await browser.newPage({ type: 'window' })),
    close: () => browser.close(),
  };
}

function createTab(page: Page): Tab {
  const evaluate = page.evaluate.bind(page) as Tab['evaluate'];
  return {
    evaluate,
    ...createNavigation(evaluate),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  };
}
