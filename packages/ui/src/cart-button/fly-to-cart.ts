const durationMs = 560;

const prefersReducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced';

/** Resolves after the browser has painted the next frame. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether the center of a picture is in the window. The other pictures of a gallery are beside it. A hidden picture has no size. */
function isInView(picture: Element): boolean {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return height > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

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
 * Moves a copy of the visible picture of a product into the `CartButton` of the page, after the product was added. `product` is the element
 * with its pictures, such as a card or a gallery. Begins after the next frame, which shows the result of the click. Does nothing with reduced
 * motion, or if no picture is visible. It is no view transition: for one, the browser would also capture the page, and WebKitGTK crashes.
 */
export async function flyToCart(product: Element): Promise<void> {
  const cartButton = document.querySelector('.vt-cart-button');
  if (!cartButton || prefersReducedMotion()) return;
  await nextPaint();
  const picture = [...product.querySelectorAll('img')].find(isInView);
  if (!picture) return;
  const from = picture.getBoundingClientRect();
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
