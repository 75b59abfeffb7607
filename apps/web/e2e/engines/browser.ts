/** The engines of Chrome and Edge, of Firefox, and of Safari. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'F8';

/** A window of a browser: what the two drivers have in common. Everything else is done by functions that run in the page. */
export interface Tab {
  /** Loads a URL and waits for its `load` event. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Calls a function in the page and awaits its result. It can use nothing but its arguments, which are JSON. */
  evaluate<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses the mouse at a point of the viewport. */
  click(x: number, y: number): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Browser {
  /** Opens a visible window. It shares the storage of the others. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Whether the system of the visitor is in dark mode. */
  dark?: boolean;
}
