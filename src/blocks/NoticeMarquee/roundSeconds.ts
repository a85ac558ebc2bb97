/** Rough widths in CSS px at the marquee's size: Chinese characters and their like are square, letters narrower. */
const WIDE_PX = 13;
const NARROW_PX = 7;
const GAP_PX = 48;

const isWide = (letter: string): boolean => /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/.test(letter);

/**
 * Time in which all titles pass by at the wanted speed. Widths are estimated, because the server, which measures nothing,
 * must come to the same result.
 */
export function roundSeconds(titles: readonly string[], pixelsPerSecond: number): number {
  const widths = titles.map((title) => [...title].reduce((sum, letter) => sum + (isWide(letter) ? WIDE_PX : NARROW_PX), GAP_PX));
  return Math.round(widths.reduce((sum, width) => sum + width, 0) / pixelsPerSecond);
}
