/** The engines of Chrome and Edge, of Firefox, and of Safari. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'F8';

/** A tab in its own window, with the commands that both Puppeteer and Selenium have. The tests do everything else with `evaluate`. */
export interface Tab {
  /** Loads a URL and waits until its document is complete. Sets `window.isNavigating` in the previous page. */
  goto(url: string): Promise<unknown>;
  /** Reloads the page and waits until its document is complete. Sets `window.isNavigating` in the previous page. */
  reload(): Promise<unknown>;
  /** Calls a function in the page and resolves to its result. The function can use only its arguments, which are sent as JSON. */
  evaluate<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Clicks at a point of the viewport. */
  click(x: number, y: number): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Browser {
  /** Opens a tab in a new window, so that its page is visible. All tabs share their storage. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Whether the operating system is in dark mode. */
  isDarkMode?: boolean;
}
