import { oklch } from '../color.ts';
import { enamel, gold } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, petal, place, sparkle } from '../shapes.ts';
import { chip, chipColumn, playingCard } from './tables.ts';

export function pokerFan(pen: Pen): string {
  const n = pen.pick([5, 5, 4, 3]);
  const suit = pen.count(4);
  const spread = n * 8;
  const cards = Array.from({ length: n }, (_, i) => {
    const turn = -spread + (i * spread * 2) / (n - 1);
    return place(
      0,
      82,
      1,
      turn,
      `<g transform="translate(0 -96)">${playingCard(pen, pen.count(2) ? suit + i : suit, [4, 3, 1, 3, 4][i % 5] ?? 4)}</g>`,
    );
  }).join('');
  const base = pen.pick([
    `${chip(pen, -58, 74, 24, 25)}${chip(pen, 60, 72, 26, 262)}${chip(pen, 0, 84, 24, 95)}`,
    `${chipColumn(pen, -64, 86, 4, 25, 25)}${chipColumn(pen, 66, 88, 5, 150, 25)}`,
    chip(pen, 0, 68, 34, pen.palette.rimHue),
  ]);
  return `<circle r="80" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/>${cards}${base}`;
}

export function mahjong(pen: Pen): string {
  const back = pen.pick([150, 190, 262, 25]);
  const faces = [
    [-20, 0, 20]
      .map((y) =>
        [-11, 11]
          .map(
            (x) =>
              `<g transform="translate(${x} ${y * 1.2})"><circle r="10" fill="${oklch(0.45, 0.13, 255)}"/><circle r="5" fill="#fff"/><circle r="2.6" fill="#d31336"/></g>`,
          )
          .join(''),
      )
      .join(''),
    [-14, 0, 14]
      .map(
        (x) =>
          `<rect x="${x - 4}" y="-34" width="8" height="30" rx="4" fill="#0c8a4c"/><rect x="${x - 4}" y="4" width="8" height="30" rx="4" fill="${x ? '#0c8a4c' : '#d31336'}"/><path d="M${x - 4}-19H${x + 4}M${x - 4} 19H${x + 4}" stroke="#fff" stroke-width="2"/>`,
      )
      .join(''),
    '<path d="M-20-20H20V14H-20ZM0-36V38" fill="none" stroke="#d31336" stroke-width="8" stroke-linejoin="round"/>',
    `<g>${around(8, () => `<path d="${petal(30, 10)}" fill="#0c8a4c"/>`)}<circle r="8" fill="#d31336"/></g>`,
    '<rect x="-21" y="-32" width="42" height="64" rx="4" fill="none" stroke="#1d4fb8" stroke-width="7"/>',
  ] as const;
  const tile = (face: string): string =>
    `<g filter="url(#em)"><rect x="-34" y="-40" width="72" height="98" rx="11" fill="${enamel(pen, back, 0.46, 0.15)}"/><rect x="-36" y="-48" width="72" height="96" rx="11" fill="#d8c9a4"/><rect x="-36" y="-52" width="72" height="94" rx="11" fill="${pen.linear(
      [
        [0, '#fffdf4'],
        [1, '#efe3c6'],
      ],
      70,
    )}"/></g><g transform="translate(0 -5)">${face}</g>`;
  const start = pen.count(5);
  const face = (i: number): string => faces[(start + i) % 5] ?? faces[0];
  const layout = pen.pick([
    `${place(-56, 14, 0.82, -14, tile(face(0)))}${place(56, 14, 0.82, 14, tile(face(1)))}${place(0, -4, 1.08, 0, tile(face(2)))}`,
    `${place(-36, -36, 0.74, -6, tile(face(0)))}${place(40, -32, 0.74, 8, tile(face(3)))}${place(-42, 48, 0.74, 6, tile(face(1)))}${place(36, 52, 0.74, -8, tile(face(2)))}`,
    `${place(34, -20, 0.94, 16, tile(face(4)))}${place(-26, 10, 1.14, -12, tile(face(2)))}`,
  ]);
  return `<circle r="80" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/>${layout}`;
}

export function chipStack(pen: Pen): string {
  const a = pen.pick([25, 262, 150, 310]);
  const tall = `${chipColumn(pen, -44, 56, 7 + pen.count(4), a, 34)}${chipColumn(pen, 46, 60, 5 + pen.count(4), a + 120, 34)}${chipColumn(pen, 0, 86, 3 + pen.count(3), 95, 36)}`;
  const flying = `${chip(pen, -30, -40, 44, a)}${chip(pen, 48, 0, 36, a + 130)}${chip(pen, -40, 50, 34, 95)}${chip(pen, 30, 70, 22, a)}${chip(pen, 44, -72, 20, 95)}`;
  const withCards = `${place(-30, -24, 1, -18, playingCard(pen, 0, 1))}${place(26, -20, 1, 10, playingCard(pen, 1, 3))}${chipColumn(pen, -44, 84, 4, a, 32)}${chipColumn(pen, 44, 84, 6, a + 120, 32)}`;
  return `<circle r="80" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/>${pen.pick([tall, flying, withCards])}${sparkle(-64, -58, 13)}`;
}

export function domino(pen: Pen): string {
  const dark = pen.count(2) === 0;
  const ink = dark ? '#fff4d2' : '#1b1a2e';
  const spots = (n: number): string =>
    [
      [],
      [[0, 0]],
      [
        [-13, -13],
        [13, 13],
      ],
      [
        [-14, -14],
        [0, 0],
        [14, 14],
      ],
      [
        [-13, -13],
        [13, -13],
        [-13, 13],
        [13, 13],
      ],
      [
        [-14, -14],
        [14, -14],
        [0, 0],
        [-14, 14],
        [14, 14],
      ],
      [
        [-13, -16],
        [-13, 0],
        [-13, 16],
        [13, -16],
        [13, 0],
        [13, 16],
      ],
    ][n]
      ?.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.4" fill="${n === 1 || n === 4 ? '#d31336' : ink}"/>`)
      .join('') ?? '';
  const bone = (a: number, b: number): string =>
    `<g filter="url(#em)"><rect x="-33" y="-66" width="66" height="132" rx="12" fill="${
      dark
        ? enamel(pen, pen.palette.hue, 0.26, 0.05)
        : pen.linear(
            [
              [0, '#fffdf2'],
              [1, '#e2d5b4'],
            ],
            60,
          )
    }"/></g><g transform="translate(0 -33)">${spots(a)}</g><path d="M-24 0H24" stroke="${ink}" stroke-opacity=".6" stroke-width="3"/><circle r="5" fill="${gold(pen)}"/><g transform="translate(0 33)">${spots(b)}</g>`;
  const n = (): number => 1 + pen.count(6);
  return `<circle r="80" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/>${pen.pick([
    `${place(-50, 8, 0.86, -20, bone(n(), n()))}${place(50, 8, 0.86, 20, bone(n(), n()))}${place(0, -2, 1.1, 0, bone(6, 6))}`,
    `${place(-26, -6, 1.1, -24, bone(5, n()))}${place(40, 14, 1, 18, bone(n(), 4))}`,
  ])}`;
}
