import { oklch } from '../color.ts';
import { bronze, enamel, gold, shine } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { bolt, coin, numeral, place, sparkle, star } from '../shapes.ts';
import { drawTubes } from './seconds.ts';

/** A draw ball with a white disc and a number. */
export function ball(pen: Pen, x: number, y: number, r: number, value: number, hue: number): string {
  const body = pen.radial(
    [
      [0, oklch(0.92, 0.08, hue)],
      [0.35, oklch(0.66, 0.21, hue)],
      [0.8, oklch(0.44, 0.19, hue - 8)],
      [1, oklch(0.26, 0.12, hue - 12)],
    ],
    0.36,
    0.3,
    0.76,
  );
  return `<g transform="translate(${x} ${y}) rotate(${Math.round(pen.between(-16, 16))})" filter="url(#es)"><circle r="${r}" fill="${body}"/><circle r="${r * 0.58}" fill="#fffdf6"/>${numeral(value, r * (value > 9 ? 0.56 : 0.7), '#1a1630', 5.4)}${shine(pen, 0, 0, r)}</g>`;
}

const hues = [25, 262, 150, 95, 320, 200, 50] as const;
const tone = (pen: Pen, i: number): number => hues[(i + Math.floor(pen.palette.hue / 40)) % hues.length] ?? 25;

export function lottoBalls(pen: Pen): string {
  const n = (): number => 1 + pen.count(49);
  const glow = '<circle r="84" fill="#fff2b0" opacity=".45" filter="url(#b20)"/>';
  return pen.pick([
    () =>
      `${glow}${ball(pen, -54, 50, 36, n(), tone(pen, 0))}${ball(pen, 54, 50, 36, n(), tone(pen, 1))}${ball(pen, 0, 56, 38, n(), tone(pen, 2))}${ball(pen, -28, -6, 36, n(), tone(pen, 3))}${ball(pen, 30, -6, 36, n(), tone(pen, 4))}${ball(pen, 0, -62, 34, n(), tone(pen, 5))}`,
    () =>
      `${glow}${ball(pen, -58, -38, 30, n(), tone(pen, 2))}${ball(pen, 60, -30, 32, n(), tone(pen, 3))}${ball(pen, -52, 52, 34, n(), tone(pen, 4))}${ball(pen, 56, 54, 30, n(), tone(pen, 1))}${ball(pen, 0, 4, 56, pen.pick([7, 8, 9, 6]), tone(pen, 0))}${sparkle(-20, -78, 14)}`,
    () =>
      `${glow}${coin(pen, -70, -54, 18, -12)}${coin(pen, 72, -46, 15, 10)}${ball(pen, -46, 26, 46, pen.count(10), tone(pen, 1))}${ball(pen, 48, 34, 42, pen.count(10), tone(pen, 0))}${ball(pen, 2, -38, 44, pen.count(10), tone(pen, 3))}`,
  ])();
}

export function lottoDrum(pen: Pen): string {
  if (pen.count(5) < 2) return drawTubes(pen, (x, y, value, i) => ball(pen, x, y, 21, value, tone(pen, i)));
  const inside = [
    [-36, 20],
    [0, 30],
    [36, 18],
    [-20, -8],
    [20, -12],
    [-44, -18],
    [46, -20],
    [0, -40],
  ]
    .map(([x = 0, y = 0], i) => ball(pen, x + pen.between(-4, 4), y + pen.between(-4, 4), 18, pen.count(10), tone(pen, i)))
    .join('');
  const globe = `<circle cy="-12" r="78" fill="#0c1030" fill-opacity=".5"/><g transform="translate(0 -8)">${inside}</g><circle cy="-12" r="78" fill="${pen.radial(
    [
      [0, '#fff', 0.3],
      [0.6, '#fff', 0],
      [0.92, '#fff', 0.1],
      [1, '#fff', 0.65],
    ],
    0.4,
    0.34,
    0.7,
  )}"/><g fill="none" stroke="${gold(pen)}" filter="url(#es)"><circle cy="-12" r="79" stroke-width="7"/><ellipse cy="-12" rx="34" ry="79" stroke-width="3"/><ellipse cy="-12" rx="79" ry="26" stroke-width="3"/></g><path d="M-56-42A66 66 0 0 1-14-76" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".85"/>`;
  const stand = `<g filter="url(#em)"><path d="M-92 98L-60 60H60L92 98Z" fill="${enamel(pen, pen.palette.rimHue, 0.42, 0.17)}"/><rect x="-94" y="90" width="188" height="13" rx="6" fill="${gold(pen)}"/><rect x="-104" y="-20" width="22" height="16" rx="6" fill="${bronze(pen)}"/><rect x="82" y="-20" width="22" height="16" rx="6" fill="${bronze(pen)}"/></g>`;
  return `<circle cy="-12" r="88" fill="#fff2b0" opacity=".4" filter="url(#b20)"/>${stand}${globe}${ball(pen, 0, 78, 19, pen.count(10), tone(pen, 0))}`;
}

export function lottoTicket(pen: Pen): string {
  const hue = pen.pick([25, 150, 262, 60]);
  const cells = Array.from({ length: 15 }, (_, i) => {
    const x = -44 + (i % 5) * 22;
    const y = -8 + Math.floor(i / 5) * 22;
    return pen.random() < 0.36
      ? `<circle cx="${x}" cy="${y}" r="9.5" fill="${oklch(0.58, 0.22, hue)}"/><path d="${star(5, 6, 2.6)}" transform="translate(${x} ${y})" fill="#fff"/>`
      : `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${oklch(0.6, 0.08, hue)}" stroke-width="2.4"/>`;
  }).join('');
  const paper =
    'M-66-86H66V-74A10 10 0 0 0 66-54V86L52 78L39 86L26 78L13 86L0 78L-13 86L-26 78L-39 86L-52 78L-66 86V-54A10 10 0 0 0-66-74Z';
  return `<circle r="80" fill="${pen.palette.key}" opacity=".5" filter="url(#b20)"/>${place(16, 8, 0.96, 14, `<g filter="url(#es)"><path d="${paper}" fill="${enamel(pen, hue + 40, 0.7, 0.13)}"/></g>`)}<g transform="rotate(-8)"><g filter="url(#em)"><path d="${paper}" fill="${pen.linear(
    [
      [0, '#fffdf4'],
      [1, '#f0e2bf'],
    ],
    60,
  )}"/></g><path d="M-54-76H54V-34H-54Z" fill="${enamel(pen, hue, 0.5)}"/><g transform="translate(0 -55)" filter="url(#es)"><path d="${star(5, 19, 8)}" fill="${gold(pen)}"/></g>${cells}<path d="M-50 58H20" stroke="#b8a678" stroke-width="5" stroke-dasharray="9 5"/></g>${coin(pen, 62, 66, 25, 12)}${coin(pen, -66, 74, 19, -12)}`;
}

type Spots = readonly (readonly [x: number, y: number, r: number])[];

export function quickBalls(pen: Pen): string {
  const trail = (x: number, y: number, h: number): string =>
    `<path d="M${x} ${y - 26}L${x + 130} ${y - 96}L${x + 140} ${y - 60}L${x + 6} ${y + 26}Z" fill="${pen.linear(
      [
        [0, oklch(0.8, 0.17, h), 0.85],
        [1, oklch(0.7, 0.2, h), 0],
      ],
      -28,
    )}"/>`;
  const layouts: readonly [Spots, ...Spots[]] = [
    [
      [-46, 46, 36],
      [22, 20, 32],
      [-26, -34, 34],
    ],
    [
      [-34, 24, 50],
      [44, -30, 36],
    ],
    [
      [-56, 56, 30],
      [-20, 8, 34],
      [26, -34, 36],
      [42, 52, 28],
    ],
  ];
  const spots = pen.pick(layouts);
  const body = spots
    .map(([x, y, r], i) => `${trail(x, y, tone(pen, i))}${ball(pen, x, y, r, pen.count(10), tone(pen, i))}`)
    .join('');
  return `${body}${place(pen.pick([58, 66]), pen.pick([58, -58]), 0.62, 12, `<g filter="url(#es)"><path d="${bolt}" fill="${gold(pen)}"/></g>`)}${sparkle(-66, -60, 14)}`;
}

export function numberGrid(pen: Pen): string {
  const lit = pen.pick([25, 95, 200, 320, 150]);
  const cell = (i: number): string => {
    const x = -66 + (i % 4) * 44;
    const y = -66 + Math.floor(i / 4) * 44;
    const on = (i * 7 + pen.count(9)) % 4 === 0;
    return on
      ? `<g filter="url(#gs)"><rect x="${x - 20}" y="${y - 20}" width="40" height="40" rx="9" fill="${pen.linear([
          [0, '#fffbe0'],
          [0.4, oklch(0.86, 0.17, lit)],
          [1, oklch(0.6, 0.2, lit)],
        ])}"/></g>${place(x, y, 1, 0, numeral((i * 3 + 1) % 80, 20, '#241030', 5.6))}`
      : `<g filter="url(#es)"><rect x="${x - 19}" y="${y - 19}" width="38" height="38" rx="9" fill="${enamel(pen, pen.palette.rimHue, 0.4, 0.12)}"/></g>${place(x, y, 1, 0, numeral((i * 5 + 3) % 80, 17, '#e8ecff', 4.4))}`;
  };
  const cells = Array.from({ length: 16 }, (_, i) => cell(i)).join('');
  return `<g transform="${pen.pick(['rotate(-8)', 'skewY(-8) rotate(4)', 'rotate(8)', 'rotate(0)'])} scale(1.06)">${cells}</g>${ball(pen, pen.pick([-58, 60]), 62, 36, pen.count(10), lit)}${sparkle(62, -66, 17)}`;
}

export function raceDraw(pen: Pen): string {
  const lane = (i: number): string => {
    const y = -62 + i * 42;
    const x = pen.between(-20, 56);
    const h = tone(pen, i);
    return `<path d="M-120 ${y}H${x - 34}" stroke="${pen.linear(
      [
        [0, oklch(0.7, 0.2, h), 0],
        [1, oklch(0.86, 0.16, h), 0.9],
      ],
      0,
    )}" stroke-width="13" transform="translate(0 .1)"/><g transform="translate(${x} ${y})" filter="url(#em)"><path d="M-50-14C-34-22 14-24 58 0C14 24-34 22-50 14L-42 0Z" fill="${enamel(pen, h, 0.56, 0.21)}"/><path d="M-6-12C6-13 16-9 24-3H-2Z" fill="#0d1430"/></g>${place(x - 22, y, 1, 0, `<circle r="12" fill="#fff"/>${numeral(1 + ((i * 3 + pen.count(3)) % 10), 14, '#1a1630', 6)}`)}`;
  };
  return `<g transform="rotate(${pen.pick([-10, 8, -16])})">${[0, 1, 2, 3].map(lane).join('')}<path d="M-120-41H130M-120 1H130M-120 43H130" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="14 10"/></g>`;
}
