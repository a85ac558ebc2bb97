import { oklch } from '../color.ts';
import type { Pen } from '../pen.ts';
import { type Sky, rect } from './skies.ts';

/** A bent neon tube: a wide haze, the glass and its white core. */
function tube(d: string, width: number, hue: number, bright: number): string {
  const stroke = (color: string, w: number, more: string) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${w.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  return `${stroke(oklch(0.7, 0.24, hue), width * 4, `opacity="${bright * 0.4}" filter="url(#b20)"`)}${stroke(oklch(0.82, 0.22, hue), width, `opacity="${bright}"`)}${stroke(oklch(0.97, 0.07, hue), width * 0.3, `opacity="${bright}"`)}`;
}

/** Dots that shrink away from a corner, as printed on a cabinet's side. */
function halftone(sky: Sky, hue: number, fromEnd: boolean): string {
  const step = 26;
  const dots: string[] = [];
  for (let row = 0; row < 17; row += 1)
    for (let column = 0; column < 24; column += 1) {
      const r = 11 - (row + column) * 0.5;
      if (r < 1.2) continue;
      const x = (column + (row % 2) / 2) * step;
      const y = row * step * 0.87;
      dots.push(
        `<circle cx="${(fromEnd ? sky.width - x : x).toFixed(0)}" cy="${(fromEnd ? sky.height - y : y).toFixed(0)}" r="${r.toFixed(1)}"/>`,
      );
    }
  return `<g fill="${oklch(0.5, 0.2, hue)}" opacity=".34">${dots.join('')}</g>`;
}

/** A black wall with lit tubes that run in from the edges. */
export function neonSky(pen: Pen, sky: Sky): string {
  const { width: w, height: h, tint } = sky;
  const wall = pen.linear(
    [
      [0, '#08090b'],
      [0.6, '#101215'],
      [1, '#1b1a22'],
    ],
    70,
  );
  const lime = 122 + tint;
  const pink = 0 + tint;
  const k = Math.min(w, h) / 480;
  const bent = (x: number, y: number, side: number, hue: number, bright: number): string =>
    tube(
      `M${x} ${y - side * 560 * k}L${x - side * 120 * k} ${y - side * 150 * k}H${x + side * 60 * k}L${x - side * 70 * k} ${y + side * 90 * k}`,
      9 * k,
      hue,
      bright,
    );
  const rings = [150, 196, 244].map((r, i) => {
    const [cx, cy] = [w * 0.7, h * 0.5];
    const s = r * k;
    return tube(
      `M${cx - s} ${cy + s * 0.3}V${cy - s * 0.1}A${s} ${s * 0.86} 0 0 1 ${cx + s} ${cy - s * 0.1}V${cy + s * 0.3}`,
      (7 - i) * k,
      i === 1 ? pink : lime,
      0.9 - i * 0.24,
    );
  });
  const floor = `<g stroke="${oklch(0.62, 0.2, pink)}" stroke-width="${2 * k}" opacity=".5">${[0.87, 0.9, 0.94, 0.985].map((y) => `<path d="M0 ${h * y}H${w}"/>`).join('')}</g>`;
  return `${rect(sky, wall)}${halftone(sky, lime, false)}${halftone(sky, pink, true)}${floor}${rings.join('')}${bent(w * 0.99, h * 0.24, 1, pink, 0.85)}${bent(w * 0.035, h * 0.86, -1, lime, 0.6)}`;
}
