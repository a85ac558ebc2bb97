/** Red, green and blue of `#rrggbb`, each 0 to 255. */
const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance as WCAG defines it, 0 to 1, of channels of 0 to 255. */
export function luminanceOf(channelValues: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channelValues
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Relative luminance of `#rrggbb`. */
export const luminance = (colour: string): number => luminanceOf(channels(colour));

/** Contrast of two luminances, 1 to 21. */
export const contrastBetween = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of two colours given as `#rrggbb`, 1 to 21. */
export const contrastOf = (a: string, b: string): number => contrastBetween(luminance(a), luminance(b));
