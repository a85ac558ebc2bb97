/** Colours are mixed in OKLCH, so that equal lightness looks equally light in every hue. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0; c -= 0.012) {
    const rgb = linearRgb(lightness, c, hue);
    if (rgb.every((v) => v >= -0.002 && v <= 1.002)) return hex(rgb);
  }
  return hex(linearRgb(lightness, 0, hue));
}

function linearRgb(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hex(rgb: readonly number[]): string {
  const part = (v: number): string => {
    const x = Math.min(1, Math.max(0, v));
    const srgb = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
    return Math.round(srgb * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(part).join('')}`;
}

/** The OKLCH hue nearest to an HSL hue, for data that speaks of hues in HSL. */
export function oklchHue(hslHue: number): number {
  const anchors = [
    [0, 27],
    [30, 55],
    [60, 108],
    [120, 143],
    [180, 195],
    [240, 266],
    [285, 305],
    [330, 352],
    [360, 387],
  ] as const;
  const h = ((hslHue % 360) + 360) % 360;
  for (let at = 1; at < anchors.length; at += 1) {
    const from = anchors[at - 1];
    const to = anchors[at];
    if (from && to && h <= to[0]) return from[1] + ((h - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return h;
}
