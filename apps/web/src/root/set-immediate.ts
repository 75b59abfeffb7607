/**
 * Runs inline in the head of every page, before React is loaded. It is serialized into the HTML, so it must not use anything from outside
 * its body.
 *
 * It defines `setImmediate`, with which React's scheduler then runs its tasks. Otherwise, the scheduler would post itself messages. Firefox
 * discards a message that is pending when a page enters the back-forward cache. The scheduler would wait for it forever, so that React
 * would never render a transition on the restored page, such as opening the cart. This function posts discarded messages again.
 */
export function defineSetImmediate() {
  const callbacks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  const post = () => port2.postMessage(null);
  port1.onmessage = () => callbacks.shift()?.();
  addEventListener('pageshow', ({ persisted }) => persisted && callbacks.forEach(post));
  function setImmediate(callback: () => void) {
    callbacks.push(callback);
    post();
  }
  Object.assign(window, { setImmediate });
}
