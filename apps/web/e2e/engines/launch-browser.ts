import type { Browser, Engine, LaunchOptions } from './browser.ts';
import { launchPuppeteer } from './puppeteer-browser.ts';
import { launchWebKit } from './webkit-browser.ts';

export const launchBrowser = (engine: Engine, options: LaunchOptions = {}): Promise<Browser> =>
  engine === 'webkit' ? launchWebKit(options) : launchPuppeteer(engine, options);
