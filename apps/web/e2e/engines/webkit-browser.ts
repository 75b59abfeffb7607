import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key as SeleniumKey } from 'selenium-webdriver';
import { inject, vi } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { webkitPaths } from '../../../../scripts/system.mjs';
import type { Browser, Key, LaunchOptions, Tab } from './browser.ts';

const host = '127.0.0.1';

const seleniumKeys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  F8: SeleniumKey.F8,
};

/** Launches WebKitGTK over WebDriver. Its server has one session, so that each browser needs one of its own. */
export async function launchWebKit({ dark }: LaunchOptions): Promise<Browser> {
  const paths = webkitPaths();
  if (!paths) throw new Error('WebKitGTK is not installed. Set SKIP_ENGINES=webkit to skip it.');
  const port = await freePort(0, host);
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
        // A page whose scripts do not load must be usable by the tests.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          // In full screen there is no toolbar, which would make the window at least 447 px wide.
          args: ['--automation', '--full-screen', ...(dark ? ['--dark-mode'] : [])],
        },
      }),
    )
    .build();

  // Commands go to the current window, so they run one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const queue = <Result>(command: () => Promise<Result>): Promise<Result> => {
    const result = last.then(command, command);
    last = result.catch(() => {});
    return result;
  };

  function createTab(handle: string): Tab {
    const run = <Result>(command: () => Promise<Result>) =>
      queue(async () => {
        await driver.switchTo().window(handle);
        return command();
      });
    const evaluate: Tab['evaluate'] = (fn, ...args) =>
      run(() => driver.executeScript(`return (${fn})(...arguments)`, ...args));
    const loaded = () =>
      vi.waitFor(
        async () => {
          if (!(await evaluate(() => document.readyState === 'complete' && !('isLeaving' in window))))
            throw new Error('The page is still loading.');
        },
        { timeout: 60_000, interval: 20 },
      );
    return {
      evaluate,
      async goto(url) {
        await evaluate((url) => {
          Object.assign(window, { isLeaving: true });
          location.assign(url);
        }, url);
        await loaded();
      },
      async reload() {
        await evaluate(() => {
          Object.assign(window, { isLeaving: true });
          location.reload();
        });
        await loaded();
      },
      click: (x, y) => run(() => driver.actions().move({ x, y, duration: 0 }).click().perform()),
      press: (key) => run(() => driver.actions().sendKeys(seleniumKeys[key]).perform()),
      type: (text) => run(() => driver.actions().sendKeys(text).perform()),
      resize: (width, height) => run(() => driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      close: () => run(() => driver.close()),
    };
  }

  let first: string | undefined;
  return {
    openTab: () =>
      queue(async () => {
        if (!first) {
          first = await driver.getWindowHandle();
          return createTab(first);
        }
        // The current window may be closed.
        await driver.switchTo().window(first);
        await driver.switchTo().newWindow('window');
        return createTab(await driver.getWindowHandle());
      }),
    async close() {
      await driver.quit();
      server.kill();
    },
  };
}
