import { oklch } from '../color.ts';
import { bronze, enamel, gold, shine, silver } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, mirror, numeral, place, polygon, star } from '../shapes.ts';

type Point = readonly [number, number, number];

function spin([x, y, z]: Point, a: number, b: number): Point {
  const x1 = x * Math.cos(a) + z * Math.sin(a);
  const z1 = -x * Math.sin(a) + z * Math.cos(a);
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
}

const golden = (1 + Math.sqrt(5)) / 2;
const corners: readonly Point[] = [
  [0, 1, golden],
  [0, -1, golden],
  [0, 1, -golden],
  [0, -1, -golden],
  [1, golden, 0],
  [-1, golden, 0],
  [1, -golden, 0],
  [-1, -golden, 0],
  [golden, 0, 1],
  [-golden, 0, 1],
  [golden, 0, -1],
  [-golden, 0, -1],
];

const mix = (p: Point, q: Point, k: number): Point => [
  p[0] + (q[0] - p[0]) * k,
  p[1] + (q[1] - p[1]) * k,
  p[2] + (q[2] - p[2]) * k,
];
const onBall = (p: Point, r: number): Point => {
  const l = Math.hypot(...p);
  return [(p[0] / l) * r, (p[1] / l) * r, (p[2] / l) * r];
};

/** Seams of a stitched ball: a truncated icosahedron projected on the picture. */
function football3d(pen: Pen, r: number, ink: string): string {
  const a = pen.between(0, 6);
  const b = pen.between(-0.6, 0.6);
  const turned = corners.map((p) => spin(p, a, b));
  const near = (p: Point): Point[] => turned.filter((q) => q !== p && Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < 2.1);
  const patches = turned
    .filter((p) => p[2] > -0.5)
    .map((p) => {
      const ringOf = near(p)
        .map((q) => onBall(mix(p, q, 1 / 3), r))
        .toSorted((m, n) => angle(p, m) - angle(p, n));
      return `<path d="${polygon(ringOf.map(([x, y]) => [x, y]))}" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
    });
  const seams = turned
    .flatMap((p, i) =>
      turned
        .slice(i + 1)
        .filter((q) => near(p).includes(q))
        .map((q) => {
          const [m, n] = [onBall(mix(p, q, 1 / 3), r), onBall(mix(p, q, 2 / 3), r)];
          return m[2] + n[2] > 0 ? `M${m[0].toFixed(1)} ${m[1].toFixed(1)}L${n[0].toFixed(1)} ${n[1].toFixed(1)}` : '';
        }),
    )
    .join('');
  return `<g clip-path="${pen.clip(`<circle r="${r}"/>`)}"><path d="${seams}" stroke="${ink}" stroke-width="3.4"/>${patches.join('')}</g>`;
}

function angle(axis: Point, p: Point): number {
  const l = Math.hypot(...axis);
  const n: Point = [axis[0] / l, axis[1] / l, axis[2] / l];
  const u: Point = Math.abs(n[1]) < 0.9 ? [n[2], 0, -n[0]] : [0, -n[2], n[1]];
  const v: Point = [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]];
  return Math.atan2(p[0] * v[0] + p[1] * v[1] + p[2] * v[2], p[0] * u[0] + p[1] * u[1] + p[2] * u[2]);
}

function shaded(r: number, pen: Pen): string {
  return `<circle r="${r}" fill="${pen.radial(
    [
      [0, '#fff', 0.25],
      [0.5, '#000', 0],
      [0.85, '#050318', 0.45],
      [1, '#050318', 0.75],
    ],
    0.36,
    0.3,
    0.75,
  )}"/>${shine(pen, 0, 0, r * 0.94)}`;
}

function streaks(pen: Pen, turn: number): string {
  return `<g transform="rotate(${turn})">${[-44, -22, 0, 22, 44]
    .map(
      (y, i) =>
        `<path d="M0 ${y}L${150 + (i % 2) * 24} ${y * 1.3}" stroke="${pen.linear(
          [
            [0, pen.palette.key, 0.9],
            [1, pen.palette.rim, 0],
          ],
          0,
        )}" stroke-width="${i % 2 ? 6 : 12}" stroke-linecap="round" opacity=".8" transform="translate(0 .1)"/>`,
    )
    .join('')}</g>`;
}

export function football(pen: Pen): string {
  const ink = pen.pick(['#14162a', '#14162a', oklch(0.36, 0.16, pen.palette.rimHue)]);
  const ball = `<g filter="url(#em)"><circle r="76" fill="#fbfcff"/></g>${football3d(pen, 76, ink)}${shaded(76, pen)}`;
  const cup = `<g filter="url(#em)"><path d="M-46-86H46C46-30 32 10 12 20V44C28 48 34 58 36 72H-36C-34 58-28 48-12 44V20C-32 10-46-30-46-86Z" fill="${gold(pen)}"/>${mirror(`<path d="M44-72C82-78 82-16 30-2" fill="none" stroke="${gold(pen)}" stroke-width="10"/>`)}<rect x="-44" y="70" width="88" height="24" rx="5" fill="${enamel(pen, pen.palette.rimHue, 0.3, 0.1)}"/></g><path d="M-30-76C-28-40-22-16-12-2" stroke="#fff" stroke-opacity=".8" stroke-width="7" fill="none" stroke-linecap="round"/><path d="${star(5, 19, 8)}" transform="translate(0 -42)" fill="#9a5c12"/>`;
  const variant = pen.count(4);
  if (variant === 0) return `${place(-24, -6, 1, 0, cup)}${place(46, 44, 0.62, 0, ball)}`;
  if (variant === 1) return `${streaks(pen, -40)}${place(-10, 14, 1, 0, ball)}`;
  if (variant === 2)
    return `<circle r="84" fill="${pen.palette.key}" opacity=".6" filter="url(#b20)"/>${place(0, 2, 1.14, 0, ball)}`;
  return `<path d="M-104 84V-60H104V84" fill="none" stroke="#fff" stroke-width="8" filter="url(#es)"/><path d="${Array.from({ length: 10 }, (_, i) => `M${-100 + i * 22}-58V84M-100 ${-50 + i * 15}H100`).join('')}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>${place(8, 20, 0.86, 0, ball)}`;
}

export function basketball(pen: Pen): string {
  const ball = `<g filter="url(#em)"><circle r="76" fill="${pen.radial(
    [
      [0, '#ffc07a'],
      [0.5, '#f07a1c'],
      [1, '#8c3206'],
    ],
    0.36,
    0.3,
    0.8,
  )}"/></g><g clip-path="${pen.clip('<circle r="76"/>')}"><g transform="rotate(${pen.between(-30, 60)})" fill="none" stroke="#231005" stroke-width="5"><path d="M-80 0H80M0-80V80M-52-70C-14-30-14 30-52 70M52-70C14-30 14 30 52 70"/></g></g>${shaded(76, pen)}`;
  const hoop = `<g filter="url(#es)"><rect x="-70" y="-100" width="140" height="84" rx="6" fill="#f4f7ff" fill-opacity=".92"/><rect x="-34" y="-70" width="68" height="46" fill="none" stroke="${oklch(0.58, 0.22, 30)}" stroke-width="6"/></g><path d="M-46-12L-26 58M-20-10L-12 62M46-12L26 58M20-10L12 62M-38 16L34 44M38 16L-34 44M-44 0L40 24M44 0L-40 24" stroke="#fff" stroke-width="3"/><g filter="url(#es)"><ellipse cy="-12" rx="50" ry="13" fill="none" stroke="#ff5a1f" stroke-width="9"/></g>`;
  return pen.pick([
    `${streaks(pen, -58)}${place(-8, 16, 1, 0, ball)}`,
    `${hoop}${place(34, 48, 0.56, 0, ball)}`,
    `<circle r="84" fill="${pen.palette.key}" opacity=".5" filter="url(#b20)"/>${place(0, 2, 1.12, 0, ball)}`,
  ]);
}

export function shuttlecock(pen: Pen): string {
  const feathers = around(
    9,
    (_, i) =>
      `<path d="M-4 0L-17-104C-8-114 8-114 17-104L4 0Z" fill="${i % 2 ? '#ffffff' : '#dfe6f4'}" stroke="#aeb9d2" stroke-width="1.2"/><path d="M0-10V-104" stroke="#aeb9d2" stroke-width="2"/>`,
    -34,
    34,
  );
  const cork = `<g filter="url(#em)"><path d="M-27 0H27C31 34 16 50 0 50S-31 34-27 0Z" fill="${pen.linear(
    [
      [0, '#fffaf0'],
      [1, '#d9b98a'],
    ],
    60,
  )}"/><rect x="-28" y="-5" width="56" height="13" rx="5" fill="${enamel(pen, pen.palette.rimHue, 0.52)}"/></g>`;
  const bird = `<g filter="url(#es)">${feathers}</g><path d="M-34-46Q0-34 34-46M-44-76Q0-62 44-76" stroke="${oklch(0.6, 0.16, pen.palette.rimHue)}" stroke-width="3.5" fill="none"/>${cork}`;
  const racket = place(
    -20,
    -6,
    1,
    -38,
    `<g filter="url(#es)"><ellipse cy="-34" rx="46" ry="58" fill="#fff" fill-opacity=".12" stroke="${enamel(pen, pen.palette.rimHue, 0.55)}" stroke-width="9"/><rect x="-4" y="22" width="8" height="52" fill="${silver(pen, 0)}"/><rect x="-8" y="72" width="16" height="44" rx="6" fill="${bronze(pen, 0)}"/></g><path d="${Array.from({ length: 7 }, (_, i) => `M${-36 + i * 12}-84V16M-42 ${-78 + i * 15}H42`).join('')}" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>`,
  );
  return pen.count(2) ? `${racket}${place(34, 22, 0.66, 30, bird)}` : `${streaks(pen, -62)}${place(-22, 34, 1, 26, bird)}`;
}

export function tennis(pen: Pen): string {
  const ball = `<g filter="url(#em)"><circle r="70" fill="${pen.radial(
    [
      [0, '#f6ff9a'],
      [0.5, '#cfe63a'],
      [1, '#6f8f0c'],
    ],
    0.36,
    0.3,
    0.8,
  )}"/></g><g clip-path="${pen.clip('<circle r="70"/>')}" transform="rotate(${pen.between(-40, 40)})"><path d="M-60-60C-10-30-10 30-60 60M60-60C10-30 10 30 60 60" fill="none" stroke="#fff" stroke-width="8"/></g>${shaded(70, pen)}`;
  const racket = place(
    -14,
    -10,
    1.05,
    36,
    `<g filter="url(#es)"><ellipse cy="-30" rx="52" ry="64" fill="#fff" fill-opacity=".1" stroke="${enamel(pen, pen.palette.rimHue, 0.5)}" stroke-width="12"/><path d="M-22 28L-6 66H6L22 28" fill="none" stroke="${enamel(pen, pen.palette.rimHue, 0.5)}" stroke-width="8"/><rect x="-8" y="64" width="16" height="50" rx="6" fill="${bronze(pen, 0)}"/></g><path d="${Array.from({ length: 8 }, (_, i) => `M${-42 + i * 12}-86V26M-48 ${-82 + i * 15}H48`).join('')}" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>`,
  );
  return pen.count(2) ? `${racket}${place(42, 40, 0.6, 0, ball)}` : `${streaks(pen, -30)}${place(-12, 10, 1.05, 0, ball)}`;
}

export function racing(pen: Pen): string {
  const cells = Array.from({ length: 5 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) =>
      (x + y) % 2 ? '' : `<path d="M${-84 + x * 24} ${-60 + y * 22 + Math.sin(x) * 8}h24v22h-24Z" fill="#12121f"/>`,
    ).join(''),
  ).join('');
  const flag = `<g filter="url(#es)" transform="rotate(-10) translate(6 -16)"><path d="M-84-62C-40-84-6-40 40-58S84-56 84-56V44C60 36 20 58-14 42S-60 36-84 48Z" fill="#fff"/></g><g transform="rotate(-10) translate(6 -16)" clip-path="${pen.clip('<path d="M-84-62C-40-84-6-40 40-58S84-56 84-56V44C60 36 20 58-14 42S-60 36-84 48Z"/>')}">${cells}</g>`;
  const gauge = `<g filter="url(#el)"><circle r="62" fill="${silver(pen)}"/></g><circle r="53" fill="${pen.radial([
    [0, '#2c2f48'],
    [1, '#0a0a16'],
  ])}"/>${around(13, (_, i) => `<rect x="-2" y="-49" width="4.6" height="${i % 3 ? 8 : 13}" fill="${i > 9 ? '#ff3350' : '#fff'}"/>`, -120, 120)}${place(0, 30, 1, 0, numeral(pen.pick([1, 7, 9, 88]), 24, '#fff'))}<g filter="url(#gs)"><path transform="rotate(${pen.between(40, 112)})" d="M-4 10L0-44L4 10Z" fill="#ff3350"/></g><circle r="9" fill="${gold(pen)}"/>`;
  return `<g transform="scale(1.1)">${flag}</g>${place(24, 34, 0.94, 0, gauge)}`;
}

export function boxing(pen: Pen): string {
  const hue = pen.pick([22, 262, 95, 22]);
  const glove = (h: number): string =>
    `<g filter="url(#el)"><path d="M-34 78L-40 34C-70 20-78-30-54-62C-30-92 40-94 58-56C70-28 62 10 40 32L36 78Z" fill="${enamel(pen, h, 0.5, 0.22)}"/></g><g filter="url(#em)"><path d="M-58-2C-66-22-46-38-30-22L4-8C18 0 12 22-8 22C-30 22-52 16-58-2Z" fill="${enamel(pen, h, 0.58, 0.22)}"/><path d="M-40 60H40V96H-40Z" fill="#f5f3fb"/></g><path d="M-40 74H40" stroke="${oklch(0.5, 0.2, h)}" stroke-width="6"/><path d="M-30-66C-8-80 22-76 36-58" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round" fill="none"/>`;
  const ropes = [-40, 6, 52]
    .map(
      (y) =>
        `<path d="M-130 ${y}H130" stroke="${oklch(0.6, 0.18, pen.palette.rimHue)}" stroke-width="7" opacity=".75" filter="url(#es)"/>`,
    )
    .join('');
  return `${ropes}${pen.count(2) ? place(0, 0, 1.04, 14, glove(hue)) : `${place(-40, -4, 0.72, 20, glove(hue))}<g transform="translate(44 6) scale(-.72 .72) rotate(20)">${glove(hue + 230)}</g><path d="${star(10, 34, 15)}" transform="translate(2 -40)" fill="#fff6c0" filter="url(#gl)"/>`}`;
}
