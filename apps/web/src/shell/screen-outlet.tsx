import { loadedScreen } from '../screen-modules.ts';
import { useScreen } from './use-screen.ts';

/**
 * The screen of the address. One component for all routes, so that the same screen at the address of another language is not
 * a new one: what the visitor has typed into it stays.
 */
export function ScreenOutlet() {
  const Screen = loadedScreen(useScreen().name);
  return <Screen />;
}
