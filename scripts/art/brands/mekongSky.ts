import { oklch } from '../color.ts';
import type { Pen } from '../pen.ts';
import { type Sky, rect } from './skies.ts';

/** A paper lantern set adrift, lit from inside. */
function drifting(x: number, y: number, size: number): string {
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})"><ellipse cy="-8" rx="44" ry="40" fill="#ffb84a" opacity=".34" filter="url(#b9)"/><path d="M-15 6L-19 -22C-12 -30 12 -30 19 -22L15 6Z" fill="#ffd27a"/><path d="M-15 6L-19 -22C-15 -26 -8 -28 0 -28V6Z" fill="#ff9a3c" opacity=".55"/><path d="M-15 6H15L13 11H-13Z" fill="#a3401c"/></g>`;
}

/** Festival pennants on a sagging cord. */
function pennants(sky: Sky, y: number, sag: number, size: number): string {
  const n = Math.round(sky.width / (size * 1.1));
  const colours = ['#f8b52c', '#e8432e', '#fff1cf', '#27a376', '#d8327a'];
  const flags = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n;
    const top = y + sag * 4 * t * (1 - t);
    return `<path transform="translate(${(t * sky.width).toFixed(0)} ${top.toFixed(0)})" d="M${-size * 0.46} 0H${size * 0.46}L0 ${size}Z" fill="${colours[i % colours.length] ?? ''}"/>`;
  });
  return `<path d="M0 ${y}Q${sky.width / 2} ${y + sag * 2} ${sky.width} ${y}" fill="none" stroke="#ffe6a8" stroke-width="3"/>${flags.join('')}`;
}

/** A river at festival time between rice terraces, under a marigold sun. */
export function mekongSky(pen: Pen, sky: Sky, dark: boolean): string {
  const { width: w, height: h, tint } = sky;
  const hue = 165 + tint;
  const air = pen.linear(
    dark
      ? [
          [0, oklch(0.4, 0.11, hue)],
          [0.5, oklch(0.58, 0.14, hue - 8)],
          [1, oklch(0.82, 0.16, 85)],
        ]
      : [
          [0, '#fff3c9'],
          [0.6, '#ffe39a'],
          [1, '#ffcf6e'],
        ],
    90,
  );
  const [sunX, sunY, sunR] = [w * (dark ? 0.66 : 0.5), h * (dark ? 0.46 : 0.36), h * (dark ? 0.36 : 0.19)];
  const sun = `<circle cx="${sunX}" cy="${sunY}" r="${sunR * 1.7}" fill="${pen.radial([
    [0, '#ffe08a', 0.8],
    [1, '#ffb53c', 0],
  ])}"/><circle cx="${sunX}" cy="${sunY}" r="${sunR}" fill="${pen.linear(
    [
      [0, '#ffe27a'],
      [1, '#ff8d2e'],
    ],
    90,
  )}"/>`;
  const terrace = (i: number, fromEnd: boolean): string => {
    const edge = fromEnd ? w : 0;
    const way = fromEnd ? -1 : 1;
    const top = h * (0.56 + i * 0.06);
    const reach = w * (0.3 + i * 0.07);
    const far = edge + way * reach;
    const l = (dark ? 0.34 : 0.62) + (i % 2 ? 0.05 : 0) - i * 0.022;
    const d = `M${edge} ${top}C${edge + way * reach * 0.4} ${top - h * 0.05} ${edge + way * reach * 0.7} ${top + h * 0.02} ${far} ${top + h * 0.12}`;
    return `<path d="${d}V${h}H${edge}Z" fill="${oklch(l, 0.12, hue - 24 + i * 4)}"/><path d="${d}" fill="none" stroke="#ffe7a0" stroke-opacity=".5" stroke-width="3"/>`;
  };
  const terraces = [0, 1, 2, 3].map((i) => terrace(i, true) + terrace(i, false)).join('');
  const river = pen.linear(
    [
      [0, oklch(dark ? 0.62 : 0.86, 0.12, 85)],
      [0.4, oklch(dark ? 0.42 : 0.72, 0.1, hue - 10)],
      [1, oklch(dark ? 0.26 : 0.56, 0.09, hue)],
    ],
    90,
  );
  const ripples = Array.from({ length: 18 }, () => {
    const y = pen.between(h * 0.7, h * 0.98);
    const x = pen.between(w * 0.1, w * 0.9);
    const long = pen.between(24, 90);
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} -5 ${long.toFixed(0)} 0" fill="none" stroke="#ffe9b4" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>`;
  }).join('');
  const water = `<path d="M0 ${h * 0.66}H${w}V${h}H0Z" fill="${river}"/>`;
  const afloat = [0.06, 0.2, 0.42, 0.6, 0.85, 0.95].map((t, i) =>
    drifting(w * t, h * (0.8 + (i % 3) * 0.075), (i % 3) * 0.24 + (dark ? 0.5 : 1)),
  );
  return `${rect(sky, air)}${sun}${water}${terraces}${ripples}${afloat.join('')}${dark ? pennants(sky, -4, 20, 34) : ''}`;
}
