const durationMs = 560;

const prefersReducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced';

/** Puts a copy of a picture on top of it, above open dialogs. */
function createCopy(picture: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = picture.cloneNode() as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '50',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  return copy;
}

/**
 * Moves a copy of a picture into the `CartButton` of the page, after its product was added. Does nothing with reduced motion. It is no view
 * transition: for one, the browser would also capture the page, and WebKitGTK crashes.
 */
export function flyToCart(picture: HTMLElement) {
  const cartButton = document.querySelector('.vt-cart-button');
  if (!cartButton || prefersReducedMotion()) return;
  const from = picture.getBoundingClientRect();
  // An added suggestion is no longer shown.
  if (from.height === 0) return;
  const to = cartButton.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const copy = createCopy(picture, from);
  const animation = copy.animate(
    [
      { opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) scale(${to.height / from.height})` },
    ],
    { duration: durationMs, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  );
  animation.onfinish = () => copy.remove();
}
