const transitionName = 'cart-item';

const prefersReducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced';

/** Creates an invisible element in the place of another one. Moved itself, the cart button would be stretched to the size of the picture. */
function createTarget(place: Element): HTMLElement {
  const { left, top, width, height } = place.getBoundingClientRect();
  const target = document.createElement('span');
  const position = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(target.style, {
    position: 'fixed',
    pointerEvents: 'none',
    viewTransitionName: transitionName,
    ...position,
  });
  return target;
}

/**
 * Moves a picture into the cart button by a view transition. The page is not part of it (app.css), so it stays visible and usable. Does nothing with reduced
 * motion, and in a browser without view transitions.
 */
export function flyToCart(picture: HTMLElement) {
  const cartButton = document.querySelector('.vt-cart-button');
  if (!cartButton || !document.startViewTransition || prefersReducedMotion()) return;
  const target = createTarget(cartButton);
  picture.style.viewTransitionName = transitionName;
  const { finished, ready } = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    document.body.append(target);
  });
  // The browser skips the transition if another one begins or the page is hidden.
  ready.catch(() => {});
  void finished.finally(() => target.remove());
}
