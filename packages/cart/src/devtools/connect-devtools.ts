import type { Cart } from '../cart.ts';
import { onChange } from '../changes/on-change.ts';
import type { CartLine } from '../line.ts';
import { setLines } from '../merge/set-lines.ts';
import { describeChange } from './describe-change.ts';

/** What this module uses of a message of the Redux DevTools. */
interface DevtoolsMessage {
  readonly type: string;
  /** JSON. */
  readonly state?: string;
}

/** What this module uses of the Redux DevTools extension. */
interface DevtoolsExtension {
  connect: (options: { name: string }) => {
    init: (state: unknown) => void;
    send: (action: { type: string }, state: unknown) => void;
    /** The listener receives what the user does in the devtools. */
    subscribe: (listener: (message: DevtoolsMessage) => void) => (() => void) | undefined;
  };
}

/**
 * Shows each change of a cart in the Redux DevTools, and lets them restore an earlier state. Does nothing without the browser extension.
 * Returns the function that disconnects. Call it in development only: the extension keeps all states.
 */
export function connectDevtools<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  { name = 'cart' }: { name?: string } = {},
): () => void {
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = globalThis as {
    __REDUX_DEVTOOLS_EXTENSION__?: DevtoolsExtension;
  };
  if (!extension) return () => {};
  const devtools = extension.connect({ name });
  devtools.init(cart.getSnapshot());
  const stopReporting = onChange(cart, (event) => {
    // A change that the devtools have made is already in their list.
    if (event.origin !== 'devtools') devtools.send({ type: describeChange(event) }, cart.getSnapshot());
  });
  const unsubscribe = devtools.subscribe(({ type, state }) => {
    if (type !== 'DISPATCH' || !state) return;
    const { lines }: { lines?: CartLine<Product, Variant, Metadata>[] } = Object(JSON.parse(state));
    if (lines) setLines(cart, lines, { origin: 'devtools' });
  });
  return () => {
    stopReporting();
    unsubscribe?.();
  };
}
