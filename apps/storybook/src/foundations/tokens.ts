import tokens from '@vitrine/ui/tokens.json';

export type Token = keyof typeof tokens.light;

export const lightTokens: Readonly<Record<Token, string>> = tokens.light;
export const darkTokens: Readonly<Record<Token, string>> = { ...tokens.light, ...tokens.dark };

/** The red, green and blue channels of an opaque color (`#rrggbb`), each from 0 to 1. */
function getRgbChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
}

/** Relative luminance as defined by WCAG 2.2. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = getRgbChannels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two opaque colors (`#rrggbb`), from 1 to 21 (WCAG 2.2). */
export function getContrast(text: string, background: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(text), getLuminance(background)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
