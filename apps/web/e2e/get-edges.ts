import type { Locator } from '@playwright/test';

/** Returns the edges of an element in the viewport, in px. Throws if the element is not visible. */
export async function getEdges(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
