import { oklch } from '../color.ts';
import { bronze, enamel, gold, silver, stone } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, coin, cutGem, flame, mirror, petal, place, roundGem, sparkle, star } from '../shapes.ts';

/** Second pictures of motifs whose first would repeat too often. */

export function stepTemple(pen: Pen): string {
  const rock = pen.pick([95, 145, 60]);
  const steps = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${-98 + i * 17} ${84 - i * 26}L${-92 + i * 17} ${58 - i * 26}H${92 - i * 17}L${98 - i * 17} ${84 - i * 26}Z" fill="${stone(pen, rock, 0.5 + i * 0.03)}"/>`,
  ).join('');
  const stairs = Array.from(
    { length: 12 },
    (_, i) => `<path d="M-17 ${82 - i * 10.6}H17" stroke="#1d170c" stroke-opacity=".6" stroke-width="3"/>`,
  ).join('');
  const leaves = mirror(
    `<g transform="translate(92 96)">${around(4, () => `<path d="${petal(74, 15)}" fill="${enamel(pen, 145, 0.42, 0.15)}"/>`, -70, 30)}</g>`,
  );
  return `<circle cy="-54" r="44" fill="${pen.radial([
    [0, '#fffbe0'],
    [0.6, '#ffd257'],
    [1, '#ff9a2b'],
  ])}" filter="url(#gl)"/><g filter="url(#es)">${around(16, () => '<path d="M-4-52L0-70L4-52Z" fill="#ffd257"/>').replace(/^/, '<g transform="translate(0 -54)">')}</g></g><g filter="url(#em)">${steps}</g><g filter="url(#es)"><path d="M-20 84L-13-46H13L20 84Z" fill="${stone(pen, rock, 0.66)}"/></g>${stairs}<g filter="url(#em)"><path d="M-26-46V-78H26V-46Z" fill="${stone(pen, rock, 0.6)}"/><path d="M-34-76H34V-86H-34Z" fill="${gold(pen)}"/></g><path d="M-10-46V-66H10V-46Z" fill="#ffdf6e" filter="url(#gs)"/><g filter="url(#es)">${leaves}</g>`;
}

export function goldenKey(pen: Pen): string {
  const key = (turn: number, metal: string): string =>
    place(
      0,
      0,
      1,
      turn,
      `<g filter="url(#em)"><path fill-rule="evenodd" d="M0-100C22-100 34-84 34-68C34-52 22-38 8-34V60H30V74H18V86H30V98H-8V-34C-22-38-34-52-34-68C-34-84-22-100 0-100ZM0-86C-12-86-20-78-20-68S-12-50 0-50S20-58 20-68S12-86 0-86Z" fill="${metal}"/></g>`,
    );
  const lock = `<g filter="url(#el)"><path d="M-34-10V-36C-34-82 34-82 34-36V-10" fill="none" stroke="${silver(pen)}" stroke-width="15"/></g><g filter="url(#el)"><path d="M-58-16H58L50 62C34 76-34 76-50 62Z" fill="${gold(pen)}"/></g><path d="M-44-4H44L38 52C24 62-24 62-38 52Z" fill="${enamel(pen, pen.palette.rimHue, 0.38, 0.15)}"/><g filter="url(#es)"><circle cy="18" r="14" fill="${gold(pen)}"/></g><path d="M0 12A7 7 0 0 1 4 24L6 36H-6L-4 24A7 7 0 0 1 0 12Z" fill="#2a1206"/>`;
  const glow = `<circle r="76" fill="#ffe27a" opacity=".5" filter="url(#b20)"/>`;
  return pen.count(2)
    ? `${glow}${key(-42, silver(pen))}${key(42, gold(pen))}${roundGem(0, 0, 17, pen.palette.rimHue)}${sparkle(-52, -62, 15)}`
    : `${glow}${key(52, gold(pen))}${place(0, 4, 1.06, 0, lock)}${coin(pen, -72, 72, 18, -12)}${coin(pen, 74, 74, 16, 14)}`;
}

export function roundShield(pen: Pen): string {
  const cloth = pen.pick([24, 250, 150, 60]);
  const blade = (turn: number): string =>
    place(
      0,
      0,
      1,
      turn,
      `<g filter="url(#em)"><path d="M-9 60V-84L0-108L9-84V60Z" fill="${silver(pen, 0)}"/><path d="M-3 60V-80H3V60Z" fill="#5d687c"/><path d="M-26 66H26V78H-26Z" fill="${gold(pen)}"/><rect x="-6" y="76" width="12" height="24" fill="${bronze(pen, 0)}"/><circle cy="102" r="9" fill="${gold(pen)}"/></g>`,
    );
  const quarters = around(
    4,
    (_, i) => `<path d="M0 0V-62A62 62 0 0 1 62 0Z" fill="${i % 2 ? '#f1e5c8' : enamel(pen, cloth, 0.46)}"/>`,
  );
  return `${blade(-42)}${blade(42)}<g filter="url(#el)"><circle r="74" fill="${silver(pen)}"/></g><circle r="63" fill="#2a1206"/>${quarters}<circle r="62" fill="${pen.radial(
    [
      [0, '#fff', 0.25],
      [0.6, '#000', 0],
      [1, '#000', 0.5],
    ],
  )}"/>${around(12, () => `<circle cy="-68" r="3.6" fill="${gold(pen)}"/>`)}<g filter="url(#em)"><circle r="21" fill="${gold(pen)}"/></g><path d="${star(8, 14, 6)}" fill="#7d470d" opacity=".7"/>`;
}

export function ingotPile(pen: Pen): string {
  const ingot = (x: number, y: number, s: number): string =>
    place(
      x,
      y,
      s,
      0,
      `<g filter="url(#em)"><path d="M-54-12C-40-2-30 4-22 6C-20-22 20-22 22 6C30 4 40-2 54-12C50 20 36 32 0 32S-50 20-54-12Z" fill="${gold(pen)}"/></g><ellipse cy="-4" rx="17" ry="9" fill="#fff" opacity=".45"/>`,
    );
  const blossom = (x: number, y: number, s: number): string =>
    place(
      x,
      y,
      s,
      pen.between(0, 60),
      `<g filter="url(#es)">${around(5, () => `<path d="${petal(26, 15)}" fill="${enamel(pen, 5, 0.74, 0.13)}"/>`)}<circle r="6" fill="#ffe27a"/></g>`,
    );
  return `<circle r="80" fill="#ffe27a" opacity=".5" filter="url(#b20)"/><path d="M-96-70C-60-76-30-90 0-70S60-60 96-84" fill="none" stroke="${bronze(pen)}" stroke-width="7" filter="url(#es)"/>${blossom(-64, -70, 0.9)}${blossom(-16, -78, 0.7)}${blossom(54, -72, 1)}${ingot(-44, 60, 0.84)}${ingot(44, 60, 0.84)}${ingot(0, 6, 1)}${coin(pen, -82, 26, 16, -16)}${coin(pen, 80, 20, 15, 12)}${coin(pen, 0, 84, 18, 0, 0.6)}`;
}

export function emberHeart(pen: Pen): string {
  const hue = pen.pick([25, 40, 10]);
  const tongues = around(
    11,
    (_, i) =>
      `<path d="${flame(i % 2 ? 96 : 80, 15)}" fill="${pen.linear([
        [0, oklch(0.94, 0.13, 95)],
        [0.45, oklch(0.72, 0.2, hue + 25)],
        [1, oklch(0.46, 0.2, hue)],
      ])}"/>`,
    -120,
    120,
  );
  const rock = (d: string, l: number): string => `<path d="${d}" fill="${oklch(l, 0.03, hue)}"/>`;
  return `<circle r="76" fill="${oklch(0.76, 0.19, 55)}" opacity=".7" filter="url(#b20)"/><g filter="url(#es)" transform="translate(0 8)">${tongues}</g><circle cy="10" r="60" fill="${pen.radial(
    [
      [0, '#fffbd8'],
      [0.5, '#ffc42e'],
      [1, '#ff4a12'],
    ],
  )}" filter="url(#gl)"/><g filter="url(#em)">${rock('M-56-10L-30-44L-8-34L-16-6L-44 6Z', 0.3)}${rock('M0-42L34-38L54-8L22 0L2-10Z', 0.36)}${rock('M-60 4L-42 14L-30 46L-52 44Z', 0.26)}${rock('M-24 6L6 2L24 14L14 50L-14 58L-34 34Z', 0.4)}${rock('M34 10L58 4L54 40L24 62Z', 0.24)}</g>${place(0, 20, 1, 0, `<g filter="url(#gs)">${cutGem(-2, 8, 19, hue)}</g>`)}`;
}

export function handMirror(pen: Pen): string {
  const hue = pen.pick([340, 18, 300, 200]);
  const bud = (x: number, y: number, s: number): string =>
    place(
      x,
      y,
      s,
      pen.between(-30, 30),
      `<g filter="url(#es)">${[
        [30, 0.44],
        [21, 0.54],
        [13, 0.66],
      ]
        .map(
          ([r = 0, l = 0], i) =>
            `<g transform="rotate(${i * 30})">${around(5, () => `<path d="${petal(r, r * 0.66)}" fill="${enamel(pen, hue, l, 0.19)}"/>`)}</g>`,
        )
        .join('')}</g>`,
    );
  const leaf = (x: number, y: number, turn: number): string =>
    place(x, y, 1, turn, `<path d="${petal(40, 12)}" fill="${enamel(pen, 150, 0.4, 0.12)}"/>`);
  return `<circle r="80" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/><g filter="url(#el)"><rect x="-9" y="56" width="18" height="50" rx="8" fill="${gold(pen, 0)}"/><ellipse cy="-16" rx="62" ry="78" fill="${gold(pen)}"/></g>${around(20, () => '<circle cy="-70" r="2.6" fill="#7d470d"/>').replace(/^/, '<g transform="translate(0 -16) scale(.79 1)">')}</g><ellipse cy="-16" rx="47" ry="62" fill="${pen.linear(
    [
      [0, '#f6fbff'],
      [0.45, oklch(0.78, 0.09, hue - 60)],
      [0.55, '#ffffff'],
      [1, oklch(0.42, 0.12, hue - 40)],
    ],
    50,
  )}"/><path d="M-26-50L6-70M-30-22L24-58" stroke="#fff" stroke-width="6" stroke-opacity=".85" stroke-linecap="round"/><g filter="url(#es)">${leaf(-54, 60, -60)}${leaf(44, 66, 70)}${leaf(-30, 76, -130)}${leaf(64, -52, 50)}</g>${bud(-46, 58, 1.1)}${bud(38, 68, 0.9)}${bud(-8, 78, 0.7)}${bud(56, -62, 0.72)}`;
}

export function drawTubes(pen: Pen, draw: (x: number, y: number, value: number, i: number) => string): string {
  const tube = (x: number, n: number, i: number): string =>
    `<g><rect x="${x - 25}" y="-92" width="50" height="160" rx="25" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>${Array.from({ length: n }, (_, k) => draw(x, 42 - k * 43, pen.count(10), i + k)).join('')}<path d="M${x - 16} -66V40" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/></g>`;
  return `<circle r="84" fill="#fff2b0" opacity=".4" filter="url(#b20)"/>${tube(-58, 2 + pen.count(2), 0)}${tube(0, 3, 2)}${tube(58, 1 + pen.count(3), 4)}<g filter="url(#em)"><path d="M-100 98L-92 64H92L100 98Z" fill="${enamel(pen, pen.palette.rimHue, 0.42, 0.17)}"/><rect x="-98" y="58" width="196" height="14" rx="7" fill="${gold(pen)}"/></g>${place(0, 84, 1, 0, roundGem(0, 0, 9, 95))}`;
}
