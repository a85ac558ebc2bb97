import { oklch } from './color.ts';
import type { Pen } from './pen.ts';

export function gold(pen: Pen, degrees = 62): string {
  return pen.linear(
    [
      [0, '#fff6cf'],
      [0.24, '#f8cf5f'],
      [0.48, '#c98a22'],
      [0.64, '#ffe392'],
      [0.82, '#d8982c'],
      [1, '#7d470d'],
    ],
    degrees,
  );
}

export function silver(pen: Pen, degrees = 62): string {
  return pen.linear(
    [
      [0, '#ffffff'],
      [0.3, '#c3cede'],
      [0.52, '#77859b'],
      [0.68, '#eef3fa'],
      [1, '#4b566a'],
    ],
    degrees,
  );
}

export function bronze(pen: Pen, degrees = 62): string {
  return pen.linear(
    [
      [0, '#ffe0bd'],
      [0.3, '#d98f52'],
      [0.55, '#8f4c22'],
      [0.7, '#f0b57c'],
      [1, '#4e2410'],
    ],
    degrees,
  );
}

/** Deep lacquer in any hue, light on the upper side. */
export function enamel(pen: Pen, hue: number, lightness = 0.55, chroma = 0.2, degrees = 70): string {
  return pen.linear(
    [
      [0, oklch(Math.min(0.95, lightness + 0.24), chroma * 0.75, hue + 12)],
      [0.45, oklch(lightness, chroma, hue)],
      [1, oklch(lightness - 0.26, chroma * 0.8, hue - 12)],
    ],
    degrees,
  );
}

export function stone(pen: Pen, hue: number, lightness = 0.55): string {
  return pen.linear(
    [
      [0, oklch(lightness + 0.22, 0.04, hue)],
      [0.5, oklch(lightness, 0.045, hue)],
      [1, oklch(lightness - 0.24, 0.05, hue)],
    ],
    70,
  );
}

/** A ball lit from the upper left with a coloured rim on the shadow side. */
export function orb(pen: Pen, cx: number, cy: number, r: number, hue: number, lightness = 0.6, chroma = 0.19): string {
  const body = pen.radial(
    [
      [0, oklch(Math.min(0.98, lightness + 0.32), chroma * 0.5, hue + 10)],
      [0.35, oklch(lightness + 0.1, chroma, hue)],
      [0.75, oklch(lightness - 0.16, chroma, hue - 8)],
      [0.93, oklch(lightness - 0.3, chroma * 0.7, hue - 14)],
      [1, oklch(lightness - 0.1, chroma * 0.8, pen.palette.rimHue)],
    ],
    0.36,
    0.3,
    0.76,
  );
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${body}"/>${shine(pen, cx, cy, r)}`;
}

/** The window highlight of a polished ball. */
export function shine(pen: Pen, cx: number, cy: number, r: number): string {
  const top = pen.linear(
    [
      [0, '#fff', 0.85],
      [1, '#fff', 0],
    ],
    90,
  );
  return `<ellipse cx="${cx - r * 0.2}" cy="${cy - r * 0.5}" rx="${r * 0.5}" ry="${r * 0.32}" fill="${top}" transform="rotate(-22 ${cx} ${cy})"/>`;
}
