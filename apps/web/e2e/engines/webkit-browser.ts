import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key as SeleniumKey } from 'selenium-webdriver';
import { inject, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { findWebkitPaths } from '../../../../scripts/system.mjs';
import type { Browser, Key, LaunchOptions, Tab } from './browser.ts';

const host = '127.0.0.1';

const seleniumKeys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  F8: SeleniumKey.F8,
};

/** Launches WebKitGTK over WebDriver. A WebDriver server of WebKitGTK has only one session, so each browser starts its own server. */
export async function launchWebKit({ isDarkMode }: LaunchOptions): Promise<Browser> {
  const paths = findWebkitPaths();
  if (!paths) throw new Error('WebKitGTK is not installed. Set SKIP_ENGINES=webkit to skip it.');
  const port = await findFreePort(0, host);
  const server = spawn(paths.driver, [`--port=${port}`, `--host=${host}`], {
    stdio: 'inherit',
    env: { ...process.env, DISPLAY: inject('display') },
  });
  await vi.waitFor(() => fetch(`http://${host}:${port}/status`), { timeout: 20_000 });
  const driver = await new Builder()
    .usingServer(`http://${host}:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Some tests use a page before its scripts are loaded.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          // Full screen hides the toolbar, with which the window would be at least 447 px wide.
          args: ['--automation', '--full-screen', ...(isDarkMode ? ['--dark-mode'] : [])],
        },
      }),
    )
    .build();

  // WebDriver sends a command to the current window, so commands of different windows must not overlap.
  let lastCommand: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(command: () => Promise<Result>): Promise<Result> => {
    const result = lastCommand.then(command, command);
    lastCommand = result.catch(() => {});
    return result;
  };

  function createTab(handle: string): Tab {
    const run = <Result>(command: () => Promise<Result>) =>
      enqueue(async () => {
        await driver.switchTo().window(handle);
        return command();
      });
    const evaluate: Tab['evaluate'] = (fn, ...args) =>
      run(() => driver.executeScript(`return (${fn})(...arguments)`, ...args));
    const waitUntilLoaded = () =>
      vi.waitFor(
        async () => {
          if (!(await evaluate(() => document.readyState === 'complete' && !('isUnloading' in window))))
            throw new Error('The page is still loading.');
        },
        { timeout: 60_000, interval: 20 },
      );
    return {
      evaluate,
      async goto(url) {
        await evaluate((url) => {
          Object.assign(window, { isUnloading: true });
          location.assign(url);
        }, url);
        await waitUntilLoaded();
      },
      async reload() {
        await evaluate(() => {
          Object.assign(window, { isUnloading: true });
          location.reload();
        });
        await waitUntilLoaded();
      },
      click: (x, y) => run(() => driver.actions().move({ x, y, duration: 0 }).click().perform()),
      press: (key) => run(() => driver.actions().sendKeys(seleniumKeys[key]).perform()),
      type: (text) => run(() => driver.actions().sendKeys(text).perform()),
      resize: (width, height) => run(() => driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      close: () => run(() => driver.close()),
    };
  }

  let firstHandle: string | undefined;
  return {
    openTab: () =>
      enqueue(async () => {
        if (!firstHandle) {
          firstHandle = await driver.getWindowHandle();
          return createTab(firstHandle);
        }
        // The current window may be closed. The first window stays open.
        await driver.switchTo().window(firstHandle);
        await driver.switchTo().newWindow('window');
        return createTab(await driver.getWindowHandle());
      }),
    async close() {
      await driver.quit();
      server.kill();
    },
  };
}
