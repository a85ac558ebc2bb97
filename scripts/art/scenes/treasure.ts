import { oklch } from '../color.ts';
import { bronze, enamel, gold, orb, silver, stone } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, coin, cutGem, heart, mirror, petal, place, roundGem, sparkle, star } from '../shapes.ts';

export function gemMine(pen: Pen): string {
  const hue = pen.pick([200, 320, 25, 150, 285, 255, 85]);
  const variant = pen.count(4);
  if (variant === 0)
    return `<circle r="70" fill="${oklch(0.8, 0.15, hue)}" opacity=".6" filter="url(#b20)"/><g transform="scale(1.04)">${roundGem(0, 0, 88, hue, 16)}<path d="${star(8, 50, 40)}" fill="#fff" opacity=".22"/></g>${sparkle(-40, -46, 26)}${sparkle(50, 34, 14)}`;
  if (variant === 1)
    return `<circle r="72" fill="${oklch(0.8, 0.15, hue)}" opacity=".6" filter="url(#b20)"/>${cutGem(-54, 42, 40, hue + 120, -18)}${cutGem(58, 44, 38, hue - 110, 16)}${cutGem(0, -4, 90, hue)}${sparkle(-46, -44, 24)}`;
  if (variant === 2) {
    const shard = (x: number, w: number, h: number, turn: number, l: number, hh: number): string =>
      place(
        x,
        84,
        1,
        turn,
        `<g filter="url(#es)"><path d="M${-w} 0L${-w} ${-h * 0.8}L0 ${-h}L0 0Z" fill="${pen.linear([
          [0, oklch(l + 0.3, 0.1, hh)],
          [1, oklch(l - 0.06, 0.2, hh)],
        ])}"/><path d="M0 0V${-h}L${w} ${-h * 0.76}V0Z" fill="${pen.linear([
          [0, oklch(l + 0.08, 0.17, hh)],
          [1, oklch(l - 0.26, 0.16, hh)],
        ])}"/><path d="M${-w * 0.5} ${-h * 0.8}L0 ${-h}V${-h * 0.2}Z" fill="#fff" opacity=".35"/></g>`,
      );
    return `<circle cy="10" r="76" fill="${oklch(0.75, 0.17, hue)}" opacity=".6" filter="url(#b20)"/>${shard(-50, 17, 96, -34, 0.52, hue - 24)}${shard(52, 18, 104, 32, 0.52, hue + 30)}${shard(-26, 22, 136, -14, 0.6, hue)}${shard(32, 20, 128, 14, 0.6, hue + 12)}${shard(2, 26, 176, 0, 0.68, hue)}<path d="M-104 96L-84 66L-50 78L-20 68L20 80L54 66L90 76L104 96Z" fill="${stone(pen, hue, 0.3)}" filter="url(#em)"/>${sparkle(-2, -84, 20)}`;
  }
  const pieces = [
    [-44, -38, 38, 0],
    [42, -40, 40, 90],
    [-46, 40, 40, 200],
    [44, 42, 38, 280],
    [0, 0, 48, 140],
  ] as const;
  return pieces.map(([x, y, r, turn]) => roundGem(x, y, r, hue + turn, pen.pick([6, 8, 10]))).join('') + sparkle(-16, -18, 16);
}

export function pirateCoin(pen: Pen): string {
  const blade = (turn: number): string =>
    place(
      0,
      0,
      1,
      turn,
      `<g filter="url(#es)"><path d="M-6 60V-66C-6-92 10-102 18-104C12-86 10-70 8-60V60Z" fill="${silver(pen, 0)}"/><path d="M-22 52C-20 64 20 64 22 52L18 70H-18Z" fill="${gold(pen)}"/><rect x="-6" y="66" width="13" height="30" rx="6" fill="${bronze(pen)}"/></g>`,
    );
  const disc = `<g filter="url(#el)"><circle r="72" fill="${gold(pen)}"/></g><circle r="60" fill="${gold(pen, 230)}" stroke="#8a5414" stroke-width="3"/>${around(24, () => '<circle cy="-66" r="2.6" fill="#8a5414"/>')}`;
  const skull = `<g filter="url(#es)"><path d="M0-46C32-46 46-24 42 0C40 12 32 14 30 22V36H-30V22C-32 14-40 12-42 0C-46-24-32-46 0-46Z" fill="${gold(pen, 40)}"/></g><path d="M-18-14C-6-16-4 0-12 8C-24 12-34 2-30-8C-28-12-24-14-18-14ZM18-14C6-16 4 0 12 8C24 12 34 2 30-8C28-12 24-14 18-14ZM0 8L7 20H-7ZM-16 26V36M-5 26V36M5 26V36M16 26V36" fill="#3d1c04" stroke="#3d1c04" stroke-width="3"/>`;
  const wheel = `<g filter="url(#em)">${around(8, () => `<path d="M-5 0L-4-84Q0-98 4-84L5 0Z" fill="${bronze(pen, 0)}"/>`)}<circle r="58" fill="none" stroke="${bronze(pen)}" stroke-width="17"/><circle r="58" fill="none" stroke="${gold(pen)}" stroke-width="4"/><circle r="24" fill="${gold(pen)}"/></g>${roundGem(0, 0, 14, pen.palette.rimHue)}`;
  const compass = `${disc}<g filter="url(#es)"><path d="${star(8, 40, 14, 22.5)}" fill="#8a5414"/><path d="${star(4, 56, 11)}" fill="${enamel(pen, pen.pick([25, 250, 160]), 0.5)}"/><circle r="9" fill="${gold(pen)}"/></g>`;
  return (
    pen.pick([
      `${blade(-42)}${blade(42)}${disc}${skull}`,
      `${disc}${skull}${blade(0).replace('rotate(0)', 'rotate(90) translate(62 0)')}`,
      wheel,
      `${blade(-48)}${blade(48)}${compass}`,
    ]) +
    coin(pen, -68, 72, 20, -12, 0.85) +
    coin(pen, 70, 76, 17, 14, 0.8) +
    (pen.count(2) ? coin(pen, 44, 88, 15, 4, 0.7) : '')
  );
}

export function treasureChest(pen: Pen): string {
  const wood = pen.pick([bronze(pen), enamel(pen, 25, 0.36, 0.12), enamel(pen, 262, 0.36, 0.13), enamel(pen, 155, 0.34, 0.1)]);
  const band = gold(pen);
  const pile = Array.from({ length: 15 }, (_, i) =>
    coin(
      pen,
      -66 + (i % 8) * 19 + pen.between(-4, 4),
      -6 - Math.floor(i / 8) * 12 + pen.between(-6, 5),
      pen.between(11, 15),
      pen.between(-40, 40),
      pen.between(0.6, 1),
    ),
  ).join('');
  const lid = `<g filter="url(#em)"><path d="M-78-22L-84-64C-70-92 70-92 84-64L78-22Z" fill="${wood}"/><path d="M-78-22L-84-64C-82-72-76-78-68-80L-60-22ZM78-22L84-64C82-72 76-78 68-80L60-22ZM-13-22V-88H13V-22Z" fill="${band}"/></g><path d="M-78-22L-74-48C-50-62 50-62 74-48L78-22Z" fill="#1a0a04"/>`;
  const box = `<g filter="url(#em)"><path d="M-86 8H86L80 84H-80Z" fill="${wood}"/><path d="M-86 8H86V22H-86ZM-81 72H81L80 84H-80ZM-86 8H-64L-60 84H-80ZM86 8H64L60 84H80Z" fill="${band}"/></g><g filter="url(#es)"><path d="M-20 0H20V32C20 44 0 52 0 52S-20 44-20 32Z" fill="${band}"/></g><circle cy="18" r="6" fill="#2a1206"/><path d="M-3 20H3L5 36H-5Z" fill="#2a1206"/>`;
  return `<ellipse cy="-26" rx="92" ry="70" fill="#ffd84d" opacity=".75" filter="url(#b20)"/>${lid}<ellipse cy="-10" rx="74" ry="30" fill="#fff3a0" filter="url(#b9)"/>${pile}${cutGem(-34, -34, 20, pen.pick([25, 200, 320]), -16)}${roundGem(30, -30, 15, pen.pick([150, 285, 255]))}${box}${coin(pen, -78, 86, 15, 0, 0.5)}${coin(pen, 84, 88, 16, 0, 0.5)}${sparkle(0, -46, 18)}`;
}

export function goldenCrown(pen: Pen): string {
  const metal = pen.pick([gold, gold, silver])(pen);
  const velvet = enamel(pen, pen.pick([20, 320, 265, 155]), 0.42, 0.17);
  const tall = pen.pick([0, 1]);
  const outline = tall
    ? 'M0-92L26-22L58-70L64-8L94-46L78 50H0Z'
    : 'M0-70C20-40 30-30 42-28C44-50 54-58 60-64C62-40 70-30 92-36L76 50H0Z';
  const points = tall
    ? ([
        [0, -92, 11],
        [58, -72, 9],
        [94, -48, 8],
      ] as const)
    : ([
        [0, -74, 12],
        [60, -66, 9],
        [92, -38, 8],
      ] as const);
  const jewel = pen.pick([25, 150, 262, 320]);
  return `<ellipse cy="-10" rx="90" ry="74" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/><g filter="url(#el)"><path d="M-92 74C-60 56 60 56 92 74C104 92 88 100 60 96C20 90-20 90-60 96C-88 100-104 92-92 74Z" fill="${velvet}"/></g><path d="M-56 40C-50-10-20-30 0-30S50-10 56 40Z" fill="${velvet}"/><g filter="url(#em)">${mirror(`<path d="${outline}" fill="${metal}"/>`)}</g><g filter="url(#em)"><path d="M-80 40C-40 54 40 54 80 40L76 72C40 84-40 84-76 72Z" fill="${metal}"/></g>${mirror(points.map(([x, y, r]) => `<g filter="url(#es)">${orb(pen, x, y, r, 80, 0.86, 0.05)}</g>`).join(''))}${roundGem(0, 62, 13, jewel)}${mirror(roundGem(30, 60, 9, jewel + 120) + roundGem(56, 55, 8, jewel))}${place(0, 4, 1, 0, `<g filter="url(#es)"><path d="${star(4, 26, 12)}" fill="${metal}"/></g>${cutGem(0, 2, 17, jewel)}`)}${sparkle(-42, -30, 15)}${sparkle(60, -66, 18)}`;
}

export function roseMirror(pen: Pen): string {
  const hue = pen.pick([18, 18, 355, 320, 285, 60]);
  const layers = [
    [84, 7, 0.36],
    [72, 6, 0.44],
    [58, 6, 0.5],
    [43, 5, 0.56],
    [29, 4, 0.62],
  ] as const;
  const bloom = layers
    .map(
      ([r, n, l], i) =>
        `<g filter="url(#es)" transform="rotate(${i * 27})">${around(
          n,
          () =>
            `<path d="M${-r * 0.62} ${-r * 0.2}C${-r * 0.8} ${-r * 0.9} ${-r * 0.24} ${-r * 1.1} 0 ${-r * 0.92}C${r * 0.3} ${-r * 1.12} ${r * 0.8} ${-r * 0.8} ${r * 0.6} ${-r * 0.1}C${r * 0.3} ${r * 0.1} ${-r * 0.3} ${r * 0.1} ${-r * 0.62} ${-r * 0.2}Z" fill="${pen.linear(
              [
                [0, oklch(l + 0.26, 0.16, hue + 6)],
                [0.3, oklch(l + 0.06, 0.21, hue)],
                [1, oklch(l - 0.2, 0.15, hue - 8)],
              ],
              90,
            )}"/>`,
        )}</g>`,
    )
    .join('');
  const frame = `<g filter="url(#em)"><ellipse rx="90" ry="98" fill="none" stroke="${gold(pen)}" stroke-width="11"/>${around(12, () => `<path transform="translate(0 -94)" d="M0-10L8 0L0 10L-8 0Z" fill="${gold(pen)}"/>`)}</g>`;
  const leaf = mirror(around(2, () => `<path d="${petal(104, 22)}" fill="${enamel(pen, 150, 0.38, 0.11)}"/>`, 66, 120));
  return `${pen.count(2) ? frame : ''}<g filter="url(#es)" transform="translate(0 14)">${leaf}</g><g transform="translate(0 4) scale(.92)">${bloom}</g><circle cx="-34" cy="-30" r="5" fill="#fff" opacity=".85"/><circle cx="44" cy="10" r="4" fill="#fff" opacity=".8"/>${pen.count(2) ? cutGem(58, 66, 22, 220, 12) : ''}`;
}

export function luckyClover(pen: Pen): string {
  const leafFill = (): string =>
    pen.radial(
      [
        [0, oklch(0.42, 0.13, 150)],
        [0.55, oklch(0.64, 0.2, 145)],
        [1, oklch(0.84, 0.19, 130)],
      ],
      0.5,
      0.9,
      0.95,
    );
  const blade = around(
    4,
    () =>
      `<g transform="translate(0 -46) scale(1.5)"><path d="${heart}" fill="${leafFill()}"/><path d="M0 28V-8M0 14L-14 0M0 14L14 0" stroke="#eaffb0" stroke-opacity=".5" stroke-width="2" fill="none"/></g>`,
    45,
    405,
  );
  const clover = `<path d="M6 10C14 50 30 74 56 92" stroke="${enamel(pen, 145, 0.4)}" stroke-width="11" fill="none" stroke-linecap="round" filter="url(#es)"/><g filter="url(#em)" transform="scale(.98)">${blade}</g>${roundGem(0, 0, 11, 90)}`;
  const shoe = `<g filter="url(#el)"><path d="M-44 92C-100 30-92-88 0-90C92-88 100 30 44 92L22 80C66 20 54-56 0-58C-54-56-66 20-22 80Z" fill="${gold(pen)}"/></g>${[-58, -32, 0, 32, 58].map((x, i) => `<rect x="${x - 4}" y="${[-24, -58, -78, -58, -24][i] ?? 0}" width="8" height="13" rx="3" fill="#6d3d08"/>`).join('')}`;
  const drops = coin(pen, -70, 72, 20, -14) + coin(pen, -44, 86, 16, 8, 0.8) + coin(pen, 74, 70, 17, 20);
  return pen.count(3) === 0
    ? `${shoe}<g transform="scale(.56) translate(0 6)">${clover}</g>`
    : `<circle r="70" fill="#d8ff7a" opacity=".4" filter="url(#b20)"/>${clover}${drops}`;
}

export function clockwork(pen: Pen): string {
  const gear = (x: number, y: number, r: number, n: number, fill: string): string =>
    place(
      x,
      y,
      1,
      pen.between(0, 30),
      `<g filter="url(#em)">${around(n, () => `<path d="M${-r * 0.15} ${-r * 0.8}L${-r * 0.1} ${-r * 1.04}H${r * 0.1}L${r * 0.15} ${-r * 0.8}Z" fill="${fill}"/>`)}<path fill-rule="evenodd" d="M${r * 0.9} 0A${r * 0.9} ${r * 0.9} 0 1 0 ${-r * 0.9} 0A${r * 0.9} ${r * 0.9} 0 1 0 ${r * 0.9} 0ZM${r * 0.62} 0A${r * 0.62} ${r * 0.62} 0 1 1 ${-r * 0.62} 0A${r * 0.62} ${r * 0.62} 0 1 1 ${r * 0.62} 0Z" fill="${fill}"/>${around(5, () => `<rect x="${-r * 0.07}" y="${-r * 0.7}" width="${r * 0.14}" height="${r * 0.7}" fill="${fill}"/>`)}<circle r="${r * 0.24}" fill="${fill}"/></g>`,
    );
  const dial = `<g filter="url(#el)"><circle r="62" fill="${gold(pen)}"/></g><circle r="50" fill="${pen.radial(
    [
      [0, '#fffdf0'],
      [0.7, '#f2dfb4'],
      [1, '#b98a46'],
    ],
    0.4,
    0.35,
    0.7,
  )}"/>${around(12, (_, i) => `<rect x="-2" y="-46" width="${i % 3 ? 3 : 5}" height="${i % 3 ? 8 : 13}" fill="#3a2008"/>`)}<g filter="url(#es)"><path transform="rotate(${pen.between(0, 360)})" d="M-3 8L0-30L3 8Z" fill="#231004" stroke="#231004" stroke-width="3"/><path transform="rotate(${pen.between(0, 360)})" d="M-2 10L0-42L2 10Z" fill="#a32412" stroke="#a32412" stroke-width="2"/><circle r="5.5" fill="${gold(pen)}"/></g>`;
  return `${gear(-52, -50, 46, 12, bronze(pen))}${gear(56, 48, 44, 11, silver(pen))}${gear(60, -52, 34, 10, gold(pen))}${gear(-58, 54, 36, 10, gold(pen))}${pen.count(3) ? dial : gear(0, 0, 62, 14, gold(pen)) + roundGem(0, 0, 24, pen.palette.rimHue, 10)}`;
}

export function moonOracle(pen: Pen): string {
  const hue = pen.pick([300, 285, 255, 200, 340]);
  const glass = pen.radial(
    [
      [0, oklch(0.97, 0.04, hue)],
      [0.34, oklch(0.72, 0.18, hue)],
      [0.72, oklch(0.4, 0.19, hue - 14)],
      [0.94, oklch(0.2, 0.1, hue)],
      [1, oklch(0.75, 0.14, pen.palette.rimHue)],
    ],
    0.5,
    0.5,
    0.5,
  );
  const moon = `<path d="M16-52C-26-48-40 8-6 34C-50 30-62-30-30-56C-16-68 4-64 16-52Z" transform="translate(10 6)" fill="#fff8d4" filter="url(#gl)"/>`;
  const inside = pen.pick([
    moon + sparkle(22, -14, 20, '#fff6c0'),
    `<g filter="url(#gs)"><path d="M-46-14C-22-46 22-46 46-14C22 18-22 18-46-14Z" fill="none" stroke="#fff6d0" stroke-width="5"/><circle cy="-14" r="15" fill="#fff6d0"/></g><circle cy="-14" r="7" fill="${oklch(0.3, 0.16, hue)}"/>`,
    `<g filter="url(#gs)">${place(0, -14, 1, 0, `<path d="${star(6, 40, 16)}" fill="none" stroke="#fff6d0" stroke-width="4"/><path d="${star(6, 18, 8, 30)}" fill="#fff6d0"/>`)}</g>`,
  ]);
  const card = (turn: number): string =>
    place(
      0,
      70,
      1,
      turn,
      `<g filter="url(#es)"><rect x="-28" y="-150" width="56" height="92" rx="6" fill="${enamel(pen, hue + 10, 0.32, 0.13)}" stroke="${gold(pen)}" stroke-width="4"/><path transform="translate(0 -104)" d="${star(8, 20, 9)}" fill="${gold(pen)}"/></g>`,
    );
  return `${card(-42)}${card(42)}${pen.count(2) ? card(-22) + card(22) : ''}<circle cy="-14" r="74" fill="${oklch(0.75, 0.17, hue)}" opacity=".7" filter="url(#b20)"/><circle cy="-14" r="66" fill="${glass}"/>${inside}<ellipse cx="-24" cy="-50" rx="26" ry="13" transform="rotate(-32 -24 -50)" fill="#fff" opacity=".7"/><g filter="url(#em)"><path d="M-52 40C-30 58 30 58 52 40L62 60C66 76 76 80 80 94H-80C-76 80-66 76-62 60Z" fill="${gold(pen)}"/></g>${roundGem(0, 72, 11, pen.palette.rimHue)}${mirror(roundGem(36, 70, 7, hue))}`;
}
