/** Whether the center of an element is in the window. The other pictures of a gallery are beside it. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/**
 * Returns the visible picture of the product whose button has the focus, or else of the product page: Safari does not focus a clicked button.
 * Undefined if it is scrolled out of view.
 */
export function findClickedPicture(): HTMLElement | undefined {
  const product = document.activeElement?.closest('article, li') ?? document.querySelector('main article');
  return [...(product?.querySelectorAll('img') ?? [])].find(isInView);
}
