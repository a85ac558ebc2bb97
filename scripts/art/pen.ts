import { seededRandom } from '../../sandbox/seed/seededRandom.ts';
import { oklch } from './color.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];

/** Light of one picture: three steps of the surroundings, a key light, and the house colour that rims it. */
export interface Palette {
  hue: number;
  deep: string;
  mid: string;
  glow: string;
  key: string;
  rimHue: number;
  rim: string;
}

/** Draws SVG text and keeps the definitions that it needs. Scenes use a box from -100 to 100. */
export interface Pen {
  random: () => number;
  between: (low: number, high: number) => number;
  count: (n: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  palette: Palette;
  linear: (stops: readonly Stop[], degrees?: number) => string;
  radial: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string;
  clip: (shape: string) => string;
  defs: () => string;
}

export function paletteOf(hue: number, rimHue: number, depth = 0): Palette {
  return {
    hue,
    deep: oklch(0.15 + depth * 0.03, 0.07, hue - 14),
    mid: oklch(0.39 + depth * 0.06, 0.16, hue),
    glow: oklch(0.67 + depth * 0.06, 0.19, hue + 10),
    key: oklch(0.93, 0.07, hue + 24),
    rimHue,
    rim: oklch(0.72, 0.17, rimHue),
  };
}

export function createPen(seed: number, palette: Palette): Pen {
  const random = seededRandom(seed);
  const defs: string[] = [];
  const define = (body: (id: string) => string): string => {
    const id = `d${defs.length}`;
    defs.push(body(id));
    return id;
  };
  const stopsOf = (stops: readonly Stop[]): string =>
    stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
  return {
    random,
    palette,
    between: (low, high) => low + random() * (high - low),
    count: (n) => Math.floor(random() * n),
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
    linear: (stops, degrees = 90) =>
      `url(#${define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0" gradientTransform="rotate(${degrees} .5 .5)">${stopsOf(stops)}</linearGradient>`)})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`,
    clip: (shape) => `url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    defs: () => defs.join(''),
  };
}

/** Filters that every picture shares: three depths of emboss, soft shadow, glows and blurs. */
export function filters(scale = 1): string {
  const box = 'x="-40%" y="-40%" width="180%" height="180%"';
  const emboss = (id: string, soft: number, height: number, shine: number): string => {
    const s = soft * scale;
    return `<filter id="${id}" ${box} color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${s}" result="b"/>
<feSpecularLighting in="b" surfaceScale="${height * scale}" specularConstant="${shine}" specularExponent="17" lighting-color="#fff" result="l"><feDistantLight azimuth="238" elevation="44"/></feSpecularLighting>
<feComposite in="l" in2="SourceAlpha" operator="in" result="l"/>
<feOffset in="b" dx="${-s * 1.3}" dy="${-s * 1.7}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>
<feFlood flood-color="#0a0412" flood-opacity=".62"/><feComposite in2="e" operator="in" result="e"/>
<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="e"/></feMerge>
<feComposite in="m" in2="l" operator="arithmetic" k2="1" k3=".85" result="lit"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${s * 1.6}"/><feOffset dx="${s * 0.8}" dy="${s * 1.9}"/><feComponentTransfer><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope=".6"/></feComponentTransfer>
<feMerge><feMergeNode/><feMergeNode in="lit"/></feMerge></filter>`;
  };
  const blur = (id: string, soft: number): string =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${soft * scale}"/></filter>`;
  const glow = (id: string, soft: number): string =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${soft * scale}" result="g"/><feMerge><feMergeNode in="g"/><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return [
    emboss('em', 2.2, 4, 0.8),
    emboss('es', 1.1, 2.4, 0.75),
    emboss('el', 4, 7, 0.85),
    blur('b2', 2),
    blur('b5', 5),
    blur('b9', 10),
    blur('b20', 20),
    glow('gl', 5),
    glow('gs', 2.2),
  ].join('');
}
