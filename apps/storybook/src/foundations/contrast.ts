/** The colour a token gives on an element, as red, green, blue and alpha from 0 to 1. */
function channels(token: string, element: Element): readonly [number, number, number, number] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser cannot measure colours.');
  canvas.fillStyle = getComputedStyle(element).getPropertyValue(token).trim();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

function luminance(token: string, element: Element): number {
  const [red, green, blue] = channels(token, element).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colour tokens on an element, from 1 to 21 (WCAG 2.2). */
export function contrast(text: string, ground: string, element: Element): number {
  const [light = 0, dark = 0] = [luminance(text, element), luminance(ground, element)].sort(
    (one, other) => other - one,
  );
  return (light + 0.05) / (dark + 0.05);
}
