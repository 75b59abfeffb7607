import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key as SeleniumKey } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { findWebkitPaths, findXvfbPath } from '../../../../scripts/system-programs.mjs';
import type { Browser, Key, LaunchOptions, Tab } from './browser.ts';
import { createNavigation } from './tab-navigation.ts';

const host = '127.0.0.1';

/** Maximum time for a command, long enough for a busy machine. */
const commandTimeoutMs = 60_000;
const quitTimeoutMs = 10_000;

const seleniumKeys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  F8: SeleniumKey.F8,
};

/** Starts a virtual X server. WebKitGTK has no headless mode. */
async function startDisplay() {
  const path = findXvfbPath();
  if (!path) throw new Error('Xvfb is not installed. Set SKIP_ENGINES=webkit to skip WebKitGTK.');
  const server = spawn(path, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [displayNumber] = await once(server.stdout, 'data');
  return { name: `:${String(displayNumber).trim()}`, stop: () => server.kill() };
}

/**
 * Launches WebKitGTK over WebDriver. A WebDriver server of WebKitGTK has only one session, so each browser starts its own server. Each
 * browser also has its own display, because only one window of a display is focused, and WebKit shows no focus outline in the others.
 */
export async function launchWebKit({ isDarkMode }: LaunchOptions): Promise<Browser> {
  const paths = findWebkitPaths();
  if (!paths) throw new Error('WebKitGTK is not installed. Set SKIP_ENGINES=webkit to skip it.');
  const [port, display] = await Promise.all([findFreePort(0, host), startDisplay()]);
  const server = spawn(paths.driver, [`--port=${port}`, `--host=${host}`], {
    // If it outlives the tests, it must not keep their output open: turbo waits until the output of a task is closed.
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      // The virtual display has no GPU. Passing frames to it as GPU buffers would take a fifth of the CPU time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
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
          // Full screen hides the toolbar. With the toolbar, the window cannot be narrower than 447 px.
          args: ['--automation', '--full-screen', ...(isDarkMode ? ['--dark-mode'] : [])],
        },
      }),
    )
    .build();

  /** Whether the server has not responded to a command. It then responds to no other command either. */
  let isHanging = false;

  async function runWithTimeout<Result>(command: () => Promise<Result>): Promise<Result> {
    if (isHanging) throw new Error('WebKitWebDriver has not responded to an earlier command.');
    const timer = new AbortController();
    const timeout = setTimeout(commandTimeoutMs, undefined, { signal: timer.signal }).then(() => {
      isHanging = true;
      throw new Error(`WebKitWebDriver has not responded within ${commandTimeoutMs / 1000} s.`);
    });
    return Promise.race([command(), timeout]).finally(() => timer.abort());
  }

  // WebDriver sends a command to the current window, so commands of different windows must not overlap.
  let lastCommand: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(command: () => Promise<Result>): Promise<Result> => {
    const run = () => runWithTimeout(command);
    const result = lastCommand.then(run, run);
    lastCommand = result.catch(() => {});
    return result;
  };

  let currentHandle: string | undefined;

  async function switchTo(handle: string) {
    if (handle === currentHandle) return;
    await driver.switchTo().window(handle);
    currentHandle = handle;
  }

  function createTab(handle: string): Tab {
    const runInWindow = <Result>(command: () => Promise<Result>) =>
      enqueue(async () => {
        await switchTo(handle);
        return command();
      });
    const evaluate: Tab['evaluate'] = (fn, ...args) =>
      runInWindow(() => driver.executeScript(`return (${fn})(...arguments)`, ...args));
    return {
      evaluate,
      ...createNavigation(evaluate),
      click: (x, y) => runInWindow(() => driver.actions().move({ x, y, duration: 0 }).click().perform()),
      press: (key) => runInWindow(() => driver.actions().sendKeys(seleniumKeys[key]).perform()),
      type: (text) => runInWindow(() => driver.actions().sendKeys(text).perform()),
      resize: (width, height) => runInWindow(() => driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      close: () =>
        runInWindow(async () => {
          await driver.close();
          currentHandle = undefined;
        }),
    };
  }

  let firstHandle: string | undefined;
  return {
    openTab: () =>
      enqueue(async () => {
        if (firstHandle) {
          // `newWindow` fails if the current window is closed. The first window is never closed.
          await switchTo(firstHandle);
          await driver.switchTo().newWindow('window');
        }
        currentHandle = await driver.getWindowHandle();
        firstHandle ??= currentHandle;
        return createTab(currentHandle);
      }),
    async close() {
      try {
        // WebKitWebDriver sometimes never responds to a command. `quit` then waits forever.
        await Promise.race([driver.quit(), setTimeout(quitTimeoutMs, undefined, { ref: false })]);
      } finally {
        server.kill();
        display.stop();
      }
    },
  };
}
