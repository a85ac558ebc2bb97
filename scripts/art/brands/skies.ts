import { oklch } from '../color.ts';
import type { Pen } from '../pen.ts';
import { around, petal, place, regular } from '../shapes.ts';

/** What is behind everything in a brand's pictures. `tint` shifts the mood between banners. */
export interface Sky {
  width: number;
  height: number;
  tint: number;
}

export function rect(sky: Sky, fill: string, opacity = 1): string {
  return `<rect width="${sky.width}" height="${sky.height}" fill="${fill}" opacity="${opacity}"/>`;
}

function stars(pen: Pen, sky: Sky, n: number, color = '#fff'): string {
  return Array.from(
    { length: n },
    () =>
      `<circle cx="${pen.between(0, sky.width).toFixed(0)}" cy="${pen.between(0, sky.height * 0.66).toFixed(0)}" r="${pen.between(0.8, 2.4).toFixed(1)}" fill="${color}" opacity="${pen.between(0.3, 0.95).toFixed(2)}"/>`,
  ).join('');
}

function ridge(pen: Pen, sky: Sky, base: number, height: number, fill: string, steps = 9): string {
  const step = sky.width / steps;
  const line = Array.from(
    { length: steps + 1 },
    (_, i) =>
      `L${(i * step).toFixed(0)} ${(base - (i % 2 ? height * pen.between(0.6, 1) : height * pen.between(0, 0.35))).toFixed(0)}`,
  ).join('');
  return `<path d="M0 ${sky.height}V${base}${line}V${sky.height}Z" fill="${fill}"/>`;
}

/** A curtain of light: thin upright strips along a swinging line, each as bright as the fold it lies in. */
function curtain(pen: Pen, sky: Sky, hue: number, top: number, fall: number, strength: number): string {
  const { width: w } = sky;
  const strip = pen.linear(
    [
      [0, oklch(0.62, 0.2, hue + 70), 0],
      [0.4, oklch(0.66, 0.19, hue + 36), 0.55],
      [0.8, oklch(0.84, 0.17, hue), 0.95],
      [1, oklch(0.86, 0.15, hue), 0],
    ],
    90,
  );
  const [a, b, c] = [pen.between(0, 6), pen.between(0, 6), pen.between(0, 6)];
  const step = w / 72;
  const strips = Array.from({ length: 84 }, (_, i) => {
    const t = i / 12;
    const y = top + Math.sin(t * 0.8 + a) * fall * 0.24 + Math.sin(t * 1.9 + b) * fall * 0.08;
    const tall = fall * (0.66 + 0.34 * Math.sin(t * 1.3 + c) + pen.between(-0.08, 0.12));
    const light = strength * (0.5 + 0.5 * Math.sin(t * 1.7 + c) ** 2) * pen.between(0.6, 1);
    return `<rect x="${((i - 6) * step).toFixed(0)}" y="${(y - tall).toFixed(0)}" width="${(step * 1.3).toFixed(0)}" height="${tall.toFixed(0)}" fill="${strip}" opacity="${light.toFixed(2)}"/>`;
  });
  return `<g filter="url(#b9)">${strips.join('')}</g>`;
}

export function auroraSky(pen: Pen, sky: Sky): string {
  const { width: w, height: h, tint } = sky;
  const night = pen.linear(
    [
      [0, '#060616'],
      [0.5, oklch(0.22, 0.11, 278 + tint)],
      [1, oklch(0.33, 0.15, 288 + tint)],
    ],
    90,
  );
  return `${rect(sky, night)}${stars(pen, sky, Math.round(w / 14))}${curtain(pen, sky, 300 + tint * 0.3, h * 0.48, h * 0.46, 0.6)}${curtain(pen, sky, 172 + tint * 0.3, h * 0.62, h * 0.5, 0.95)}${curtain(pen, sky, 196 + tint * 0.3, h * 0.76, h * 0.3, 0.6)}${ridge(pen, sky, h * 0.9, h * 0.22, oklch(0.2, 0.08, 280))}${ridge(pen, sky, h * 0.97, h * 0.16, oklch(0.13, 0.05, 275), 13)}`;
}

function frond(x: number, y: number, turn: number, scale: number, hue: number, l: number): string {
  const blades = Array.from({ length: 11 }, (_, i) =>
    [-1, 1]
      .map(
        (side) =>
          `<path transform="translate(0 ${-i * 26}) rotate(${side * (72 - i * 4)})" d="${petal(110 - Math.abs(i - 4) * 9, 13)}" fill="${oklch(l + (side > 0 ? 0.05 : 0), 0.12, hue)}"/>`,
      )
      .join(''),
  ).join('');
  return place(x, y, scale, turn, `<path d="M0 20V-300" stroke="${oklch(l - 0.06, 0.1, hue)}" stroke-width="7"/>${blades}`);
}

/** Daylight: a sun in a warm haze, scalloped waves and palm leaves. `dark` keeps the start side deep enough for white text. */
export function lotusSky(pen: Pen, sky: Sky, dark: boolean): string {
  const { width: w, height: h, tint } = sky;
  const ground = dark
    ? pen.linear(
        [
          [0, oklch(0.5, 0.19, 30 + tint)],
          [0.5, oklch(0.6, 0.2, 36 + tint)],
          [1, oklch(0.78, 0.15, 62 + tint * 0.6)],
        ],
        8,
      )
    : pen.linear(
        [
          [0, '#fff6e8'],
          [0.55, '#ffe6cf'],
          [1, '#ffcdb0'],
        ],
        90,
      );
  const sunX = dark ? w * 0.7 : w * 0.5;
  const sunY = dark ? h * 0.52 : h * 0.4;
  const sun = `<circle cx="${sunX}" cy="${sunY}" r="${h * (dark ? 0.62 : 0.3)}" fill="${pen.radial([
    [0, '#fff8d8', 0.95],
    [0.5, '#ffe19a', 0.6],
    [1, '#ffd27a', 0],
  ])}"/>`;
  const rays = `<g transform="translate(${sunX} ${sunY})" opacity=".22">${around(
    24,
    () =>
      `<path d="M0 0L-26 -900H26Z" fill="${pen.linear(
        [
          [0, '#fff', 0.1],
          [1, '#fff', 0.9],
        ],
        90,
      )}"/>`,
  )}</g>`;
  const scallop = (y: number, r: number, l: number, o: number): string =>
    Array.from(
      { length: Math.ceil(w / (r * 1.5)) + 1 },
      (_, i) =>
        `<g transform="translate(${(i * r * 1.5).toFixed(0)} ${y})" opacity="${o}"><circle r="${r}" fill="${oklch(l, dark ? 0.16 : 0.07, (dark ? 30 : 60) + tint)}"/><circle r="${r * 0.72}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><circle r="${r * 0.44}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/></g>`,
    ).join('');
  const waves = dark
    ? `${scallop(h + 4, 66, 0.5, 0.6)}${scallop(h + 44, 74, 0.43, 0.85)}`
    : [0, 1, 2, 3, 4].map((i) => scallop(h - 250 + i * 68, 104, 0.9 - i * 0.035, 0.5 + i * 0.1)).join('');
  const leaves = `${frond(w + 30, -10, -128, dark ? 0.95 : 1.3, 148, 0.5)}${frond(w + 10, h * 0.16, -98, dark ? 0.7 : 0.9, 140, 0.6)}${dark ? '' : `${frond(-20, -10, 128, 1.2, 146, 0.54)}${frond(-30, h * 0.2, 96, 0.8, 138, 0.64)}`}`;
  return `${rect(sky, ground)}${rays}${sun}${waves}${leaves}`;
}

function lattice(sky: Sky, ink: string, opacity: number, depth: number): string {
  const size = 64;
  const cells: string[] = [];
  for (let y = 0; y < depth; y += size)
    for (let x = 0; x < sky.width + size; x += size)
      cells.push(
        `<g transform="translate(${x} ${y})"><path d="${regular(4, 30, 45)}${regular(4, 30)}"/><path d="M32-6V6M-6 32H6"/></g>`,
      );
  return `<g fill="none" stroke="${ink}" stroke-width="2" opacity="${opacity}">${cells.join('')}</g>`;
}

/** Dusk over dunes with a star lattice fading from the top. */
export function saharaSky(pen: Pen, sky: Sky): string {
  const { width: w, height: h, tint } = sky;
  const dusk = pen.linear(
    [
      [0, oklch(0.17, 0.07, 290 + tint)],
      [0.42, oklch(0.3, 0.11, 325 + tint)],
      [0.7, oklch(0.55, 0.15, 30 + tint * 0.5)],
      [0.86, oklch(0.76, 0.14, 66)],
      [1, oklch(0.8, 0.12, 75)],
    ],
    90,
  );
  const fade = pen.linear(
    [
      [0, oklch(0.17, 0.07, 290 + tint), 0],
      [1, oklch(0.3, 0.11, 325 + tint), 1],
    ],
    90,
  );
  const dune = (y: number, lift: number, l: number, flip: number): string =>
    `<path d="M0 ${h}V${y}C${w * 0.2} ${y - lift * (flip ? 0.2 : 1)} ${w * 0.34} ${y - lift} ${w * 0.52} ${y - lift * 0.3}S${w * 0.82} ${y - lift * (flip ? 1.3 : 0.5)} ${w} ${y - lift * (flip ? 0.9 : 0.1)}V${h}Z" fill="${pen.linear(
      [
        [0, oklch(l + 0.14, 0.12, 60)],
        [0.4, oklch(l, 0.13, 40)],
        [1, oklch(l - 0.14, 0.1, 350)],
      ],
      90,
    )}"/>`;
  const sun = `<circle cx="${w * 0.3}" cy="${h * 0.7}" r="${h * 0.42}" fill="${pen.radial([
    [0, '#ffe9b0', 0.95],
    [0.26, '#ffcf7d', 0.75],
    [1, '#e8824a', 0],
  ])}"/>`;
  return `${rect(sky, dusk)}${lattice(sky, '#f0c87a', 0.3, h * 0.4)}<rect width="${w}" height="${h * 0.42}" fill="${fade}"/>${stars(pen, sky, Math.round(w / 22), '#fff1cf')}${sun}${dune(h * 0.8, h * 0.1, 0.46, 0)}${dune(h * 0.9, h * 0.12, 0.36, 1)}${dune(h * 0.99, h * 0.1, 0.24, 0)}`;
}
