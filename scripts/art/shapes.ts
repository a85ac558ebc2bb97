import { oklch } from './color.ts';
import { gold } from './metals.ts';
import type { Pen } from './pen.ts';

const round = (v: number): number => Math.round(v * 10) / 10;

export function at(radius: number, degrees: number): readonly [number, number] {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(a)), round(radius * Math.sin(a))];
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function regular(sides: number, radius: number, turn = 0): string {
  return polygon(Array.from({ length: sides }, (_, i) => at(radius, turn + (i * 360) / sides)));
}

export function star(points: number, outer: number, inner: number, turn = 0): string {
  return polygon(Array.from({ length: points * 2 }, (_, i) => at(i % 2 === 0 ? outer : inner, turn + (i * 180) / points)));
}

/** Half a picture and its mirror image. */
export function mirror(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}

export function around(n: number, draw: (degrees: number, index: number) => string, from = 0, to = 360): string {
  const step = (to - from) / (to - from === 360 ? n : Math.max(1, n - 1));
  return Array.from(
    { length: n },
    (_, i) => `<g transform="rotate(${round(from + i * step)})">${draw(from + i * step, i)}</g>`,
  ).join('');
}

export function place(x: number, y: number, scale: number, turn: number, body: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(scale * 100) / 100})">${body}</g>`;
}

export function petal(length: number, width: number): string {
  return `M0 0C${width} ${-length * 0.3} ${round(width * 0.75)} ${-length * 0.8} 0 ${-length}C${round(-width * 0.75)} ${-length * 0.8} ${-width} ${-length * 0.3} 0 0Z`;
}

export function flame(height: number, width: number): string {
  return `M0 0C${width} -4 ${width * 1.1} ${-height * 0.42} ${width * 0.3} ${-height * 0.62}C${width * 0.5} ${-height * 0.8} 4 ${-height * 0.9} 0 ${-height}C-6 ${-height * 0.74} ${-width * 0.9} ${-height * 0.62} ${-width * 0.95} ${-height * 0.3}C${-width} -6 ${-width * 0.3} 2 0 0Z`;
}

export const heart = 'M0 30C-34 4-30-26-12-26C-4-26 0-20 0-16C0-20 4-26 12-26C30-26 34 4 0 30Z';
export const spade = 'M0-30C6-14 30-4 26 12C23 22 9 22 4 13L8 30H-8L-4 13C-9 22-23 22-26 12C-30-4-6-14 0-30Z';
export const club =
  'M-8 30L-4 12C-10 20-26 18-26 4C-26-8-14-12-8-8C-16-20-8-30 0-30C8-30 16-20 8-8C14-12 26-8 26 4C26 18 10 20 4 12L8 30Z';
export const diamond = 'M0-32L22 0L0 32L-22 0Z';
export const bolt = 'M14-60L-26 8H-4L-16 60L28-14H4Z';

/** Strokes of the ten digits in a box of 20 by 32 around the origin. */
const digitStrokes = [
  'M0-16C-13-16-13 16 0 16C13 16 13-16 0-16Z',
  'M-6-10L2-16V16',
  'M-9-8C-9-20 12-18 9-5C7 3-9 8-9 16H10',
  'M-8-13C2-20 13-12 6-3L0-1C16 2 8 22-9 13',
  'M5 16V-16L-10 7H11',
  'M8-16H-7L-8-2C4-8 13 2 8 10C4 18-6 17-9 12',
  'M6-16C-6-10-10 2-9 8C-6 20 9 18 9 7C9-4-6-4-9 6',
  'M-9-16H10L-3 16',
  'M0-1C-14-4-8-17 0-16C8-17 14-4 0-1C-13 2-11 17 0 16C11 17 13 2 0-1Z',
  'M-6 16C6 10 10-2 9-8C6-20-9-18-9-7C-9 4 6 4 9-6',
] as const;

/** A whole number in drawn strokes, centred; `size` is its height. */
export function numeral(value: number, size: number, color: string, weight = 5): string {
  const digits = [...String(value)];
  const body = digits
    .map((d, i) => `<path transform="translate(${(i - (digits.length - 1) / 2) * 25})" d="${digitStrokes[Number(d)] ?? ''}"/>`)
    .join('');
  const k = Math.round((size / 32) * 100) / 100;
  return `<g transform="scale(${k})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}

export function coin(pen: Pen, x: number, y: number, r: number, turn = 0, squash = 1, emblem = star(5, 0.52, 0.24)): string {
  const face = gold(pen, 50 + turn);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(1 ${squash})" filter="url(#es)"><circle cy="${round(r * 0.14)}" r="${r}" fill="#8a5414"/><circle r="${r}" fill="${face}"/><circle r="${round(r * 0.76)}" fill="${gold(pen, 230 + turn)}" stroke="#9a621a" stroke-width="${round(r * 0.05)}"/><path transform="scale(${r})" d="${emblem}" fill="#8d5513" opacity=".75"/></g>`;
}

/** Brilliant cut seen from the side; facets are shaded by where they face. */
export function cutGem(x: number, y: number, r: number, hue: number, turn = 0): string {
  const f = (d: string, l: number, c = 0.17): string => `<path d="${d}" fill="${oklch(l, c, hue + (l - 0.6) * 40)}"/>`;
  const body = [
    f('M-50-50L-100-8H-52Z', 0.72),
    f('M-50-50H0L-52-8Z', 0.86, 0.1),
    f('M0-50H50L52-8Z', 0.74),
    f('M0-50L-52-8H52Z', 0.93, 0.06),
    f('M50-50L100-8H52Z', 0.52),
    f('M-100-8H-52L0 100Z', 0.55),
    f('M-52-8H0V100Z', 0.68),
    f('M0-8H52L0 100Z', 0.5),
    f('M52-8H100L0 100Z', 0.36),
  ].join('');
  const k = r / 100;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${k})"><g filter="url(#es)">${body}</g><path d="M-50-50H50L52-8L0-50L-52-8Z" fill="#fff" opacity=".25"/><path d="M-98-9L-50-50H50" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/></g>`;
}

/** A round stone seen from above, as set in jewellery. */
export function roundGem(x: number, y: number, r: number, hue: number, sides = 8): string {
  const facet = (i: number, inner: number, outer: number): string => {
    const a0 = (i * 360) / sides;
    const a1 = ((i + 1) * 360) / sides;
    const lit = Math.cos(((a0 + a1) / 2 + 40) * (Math.PI / 180));
    return `<path d="${polygon([at(inner, a0), at(outer, a0), at(outer, a1), at(inner, a1)])}" fill="${oklch(0.58 + lit * 0.24, 0.18 - lit * 0.05, hue)}"/>`;
  };
  const ringOf = Array.from({ length: sides }, (_, i) => facet(i, r * 0.55, r)).join('');
  return `<g transform="translate(${round(x)} ${round(y)})" filter="url(#es)">${ringOf}<path d="${regular(sides, r * 0.57)}" fill="${oklch(0.72, 0.17, hue)}"/><path d="${regular(3, r * 0.4, -50)}" fill="#fff" opacity=".45"/></g>`;
}

export function sparkle(x: number, y: number, r: number, color = '#fff'): string {
  return `<path transform="translate(${round(x)} ${round(y)})" d="${star(4, r, r * 0.13)}" fill="${color}"/>`;
}

/** A glossy leaf whose stem sits at the given point. */
export function shineLeaf(pen: Pen, x: number, y: number, length: number, turn: number): string {
  const fill = pen.linear(
    [
      [0, oklch(0.84, 0.18, 130)],
      [0.5, oklch(0.56, 0.17, 142)],
      [1, oklch(0.3, 0.1, 150)],
    ],
    20,
  );
  return place(
    x,
    y,
    1,
    turn,
    `<g filter="url(#es)"><path d="${petal(length, length * 0.34)}" fill="${fill}"/></g><path d="M0-4V${-length * 0.9}" stroke="#efffc0" stroke-opacity=".6" stroke-width="2"/>`,
  );
}
