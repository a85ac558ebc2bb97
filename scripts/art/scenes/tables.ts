import { oklch } from '../color.ts';
import { bronze, enamel, gold, orb, silver } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, at, club, diamond, heart, mirror, numeral, place, polygon, roundGem, spade, sparkle, star } from '../shapes.ts';

const suits = [
  [spade, '#16182c'],
  [heart, '#d31336'],
  [club, '#16182c'],
  [diamond, '#d31336'],
] as const;

/** A playing card, centred, 84 by 118; the corner shows the suit twice so that it reads small. */
export function playingCard(pen: Pen, suit: number, pips: number): string {
  const [shape, ink] = suits[suit % 4] ?? suits[0];
  const pip = (x: number, y: number, s: number): string =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="${shape}" fill="${ink}"/>`;
  const spots =
    pips === 1
      ? pip(0, 0, 1.05)
      : pips === 2
        ? pip(0, -24, 0.6) + pip(0, 26, 0.6)
        : pips === 3
          ? `<g filter="url(#es)"><path transform="translate(0 -6)" d="M-26 18L-32-20L-14-4L0-30L14-4L32-20L26 18Z" fill="${gold(pen)}"/></g>${pip(0, 32, 0.5)}`
          : mirror(pip(14, -27, 0.36) + pip(14, 0, 0.36) + pip(14, 27, 0.36));
  return `<g filter="url(#es)"><rect x="-42" y="-59" width="84" height="118" rx="9" fill="${pen.linear(
    [
      [0, '#ffffff'],
      [1, '#d9dcea'],
    ],
    60,
  )}"/></g>${pip(-31, -46, 0.27)}${pip(31, 46, 0.27)}${spots}`;
}

function cardBack(pen: Pen, hue: number): string {
  return `<g filter="url(#es)"><rect x="-42" y="-59" width="84" height="118" rx="9" fill="#f8f6ff"/></g><rect x="-35" y="-52" width="70" height="104" rx="5" fill="${enamel(pen, hue, 0.42)}"/><path d="M0-44L28 0L0 44L-28 0Z" fill="none" stroke="${gold(pen)}" stroke-width="4"/><path d="${star(8, 18, 8)}" fill="${gold(pen)}"/>`;
}

export function chip(pen: Pen, x: number, y: number, r: number, hue: number, squash = 1): string {
  return `<g transform="translate(${x} ${y}) scale(1 ${squash})" filter="url(#es)"><circle cy="${r * 0.16}" r="${r}" fill="${oklch(0.24, 0.1, hue)}"/><circle r="${r}" fill="${enamel(pen, hue, 0.5, 0.21)}"/>${around(6, () => `<path d="M${-r * 0.17} ${-r * 0.99}H${r * 0.17}L${r * 0.13} ${-r * 0.72}H${-r * 0.13}Z" fill="#fff"/>`, 15, 375)}<circle r="${r * 0.64}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${r * 0.05}"/><path transform="scale(${r * 0.016})" d="${spade}" fill="${gold(pen)}"/></g>`;
}

export function chipColumn(pen: Pen, x: number, y: number, n: number, hue: number, r = 30): string {
  return Array.from({ length: n }, (_, i) => chip(pen, x + pen.between(-1.5, 1.5), y - i * r * 0.3, r, hue, 0.42)).join('');
}

export function roulette(pen: Pen): string {
  const rimWood = pen.pick([bronze(pen), enamel(pen, 20, 0.3, 0.1), enamel(pen, pen.palette.rimHue, 0.28, 0.1)]);
  const slots = 26;
  const wedge = (i: number): string =>
    `<path d="${polygon([at(42, (i * 360) / slots), at(78, (i * 360) / slots), at(78, ((i + 1) * 360) / slots), at(42, ((i + 1) * 360) / slots)])}" fill="${i === 0 ? '#0c9a55' : i % 2 ? '#cf1230' : '#15131f'}" stroke="#e9c46a" stroke-width="1"/>`;
  const wheel = `<g filter="url(#el)"><circle r="100" fill="${rimWood}"/></g><circle r="88" fill="${gold(pen, 230)}"/><circle r="84" fill="#1a0f0a"/>${Array.from({ length: slots }, (_, i) => wedge(i)).join('')}<circle r="60" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="14"/><g filter="url(#em)"><circle r="43" fill="${gold(pen)}"/></g><circle r="37" fill="${rimWood}"/><g filter="url(#em)">${around(4, () => `<path d="M-4 0L-3-44H3L4 0Z" fill="${gold(pen)}"/><circle cy="-46" r="6.5" fill="${gold(pen)}"/>`, 20, 380)}<circle r="15" fill="${gold(pen)}"/></g><circle r="6" fill="#fff8d8"/>`;
  const [bx, by] = at(66, pen.between(0, 360));
  const ball = `<circle cx="${bx}" cy="${by}" r="14" fill="#fff" opacity=".6" filter="url(#b5)"/>${orb(pen, bx, by, 8.5, 80, 0.92, 0.02)}`;
  const sheen = `<path d="M-84-40A94 94 0 0 1 10-93" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" filter="url(#b2)"/>`;
  const turn = pen.between(0, 360);
  const variant = pen.count(4);
  if (variant === 0)
    return `<g transform="translate(26 34) scale(1.42)"><g transform="rotate(${turn})">${wheel}</g>${sheen}${place(-16, -52, 1, 0, orb(pen, 0, 0, 8.5, 80, 0.92, 0.02))}</g>`;
  if (variant === 1)
    return `<g transform="translate(0 20) scale(1.06 .72)"><g transform="rotate(${turn})">${wheel}${ball}</g>${sheen}</g>${chipColumn(pen, -70, 88, 4, 25, 24)}${chipColumn(pen, 72, 90, 5, 265, 24)}`;
  if (variant === 2) return `<g transform="translate(0 0)"><g transform="rotate(${turn})">${wheel}${ball}</g>${sheen}</g>`;
  return `<g transform="translate(-40 -26) scale(1.16)"><g transform="rotate(${turn})">${wheel}${ball}</g>${sheen}</g>${chipColumn(pen, 62, 84, 6, 25, 29)}${chipColumn(pen, 18, 92, 3, 95, 29)}`;
}

export function baccarat(pen: Pen): string {
  const suit = pen.count(4);
  const left = pen.pick([4, 4, 3, 1]);
  const chips = `${chipColumn(pen, -62, 86, 4, pen.pick([25, 350]), 27)}${chipColumn(pen, 64, 88, 6, pen.pick([262, 220]), 27)}${chipColumn(pen, 2, 94, 2, 95, 27)}`;
  const hi = `<circle r="78" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/>`;
  const variant = pen.count(3);
  if (variant === 0)
    return `${hi}${place(-34, -14, 1.1, -13, playingCard(pen, suit, left))}${place(32, -8, 1.1, 11, playingCard(pen, suit + 1, 1))}${chips}`;
  if (variant === 1)
    return `${hi}${place(-50, -18, 0.92, -16, cardBack(pen, pen.palette.rimHue))}${place(46, -18, 0.92, 16, playingCard(pen, suit + 2, 3))}${place(0, -6, 1.12, 0, playingCard(pen, suit, 4))}${chips}`;
  return `${hi}<g filter="url(#em)" transform="translate(-6 -52)"><path d="M-78-26L40-44L90-8L86 30L-60 30Z" fill="${enamel(pen, pen.palette.rimHue, 0.3, 0.1)}"/><path d="M40-44L90-8L86 30L34 30Z" fill="${gold(pen)}"/></g>${place(-44, 30, 0.92, -8, playingCard(pen, suit, 4))}${place(34, 34, 0.92, 10, playingCard(pen, suit + 3, 1))}${chipColumn(pen, 88, 92, 5, 25, 22)}`;
}

export function dealerTable(pen: Pen): string {
  const felt = pen.pick([150, 260, 22, 310, 190]);
  const spot = (x: number, i: number): string =>
    place(x, 34 + Math.cos(x / 40) * 12, 0.4, x * 0.25, i % 2 ? playingCard(pen, i, 4) : playingCard(pen, i, 1));
  const lamp = `<path d="M0-110L-92 40H92Z" fill="${pen.linear([
    [0, '#fffbe0', 0.85],
    [1, '#fffbe0', 0],
  ])}" filter="url(#b5)"/><g filter="url(#em)"><path d="M-46-80C-40-104 40-104 46-80Z" fill="${gold(pen)}"/><rect x="-3" y="-120" width="6" height="24" fill="${gold(pen)}"/></g><ellipse cy="-80" rx="42" ry="6" fill="#fffbe0" filter="url(#gs)"/>`;
  const top = `<g filter="url(#el)"><path d="M-108-8H108C108 62 56 98 0 98S-108 62-108-8Z" fill="${bronze(pen)}"/></g><path d="M-96 0H96C94 54 48 84 0 84S-94 54-96 0Z" fill="${pen.radial(
    [
      [0, oklch(0.62, 0.15, felt)],
      [1, oklch(0.28, 0.1, felt)],
    ],
    0.5,
    0.1,
    0.8,
  )}"/><path d="M-64 6C-58 40-30 56 0 56S58 40 64 6" fill="none" stroke="${gold(pen, 0)}" stroke-width="2.5"/>`;
  const dealt = pen.pick([
    [-66, -34, 0, 34, 66].map(spot).join(''),
    `${place(-28, 34, 0.74, -10, playingCard(pen, 0, 1))}${place(26, 36, 0.74, 12, playingCard(pen, 1, 3))}`,
    `${place(-44, 30, 0.6, -12, playingCard(pen, 1, 4))}${place(0, 36, 0.6, 0, cardBack(pen, felt + 120))}${place(44, 30, 0.6, 12, playingCard(pen, 2, 1))}`,
  ]);
  return `${lamp}${top}${dealt}${chipColumn(pen, -70, 84, 4, 25, 17)}${chipColumn(pen, 70, 86, 5, 262, 17)}<g transform="translate(0 2)">${chipColumn(pen, 0, 0, 3, 95, 13)}</g>`;
}

/** A die in isometric view with three faces. */
function die(pen: Pen, hue: number, top: number, left: number, right: number): string {
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    3: [
      [-0.55, -0.55],
      [0, 0],
      [0.55, 0.55],
    ],
    4: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
    5: [
      [-0.55, -0.55],
      [0.55, -0.55],
      [0, 0],
      [-0.55, 0.55],
      [0.55, 0.55],
    ],
    6: [
      [-0.5, -0.6],
      [-0.5, 0],
      [-0.5, 0.6],
      [0.5, -0.6],
      [0.5, 0],
      [0.5, 0.6],
    ],
  };
  const pale = hue === 0;
  const face = (matrix: string, n: number, l: number): string =>
    `<g transform="matrix(${matrix})"><rect x="-40" y="-40" width="80" height="80" rx="13" fill="${pale ? oklch(l, 0.015, 80) : oklch(l - 0.36, 0.2, hue)}"/><rect x="-36" y="-36" width="72" height="72" rx="11" fill="${pen.linear(
      [
        [0, '#fff', 0.4],
        [0.6, '#fff', 0],
      ],
      45,
    )}"/>${(spots[n] ?? []).map(([x, y]) => `<circle cx="${x * 40}" cy="${y * 40}" r="${n === 1 ? 13 : 8.6}" fill="${pale ? (n === 1 || n === 4 ? '#cf1230' : '#16182c') : '#fff'}"/>`).join('')}</g>`;
  return `<g filter="url(#em)">${face('.866 .5 -.866 .5 0 -40', top, 1)}${face('.866 .5 0 1 -34.6 20', left, 0.86)}${face('.866 -.5 0 1 34.6 20', right, 0.72)}</g>`;
}

export function dice(pen: Pen): string {
  const hue = pen.pick([0, 25, 262, 150, 320]);
  const roll = (): string => die(pen, hue, 1 + pen.count(6), 1 + pen.count(6), 1 + pen.count(6));
  const glow = `<circle r="76" fill="${pen.palette.key}" opacity=".5" filter="url(#b20)"/>`;
  return pen.count(2)
    ? `${glow}${place(-38, -24, 0.84, -14, roll())}${place(40, 30, 0.9, 12, die(pen, hue === 0 ? 25 : 0, 6, 5, 3))}${sparkle(-60, 60, 14)}`
    : `${glow}${place(0, -46, 0.66, 8, roll())}${place(-46, 34, 0.74, -10, die(pen, hue === 0 ? 25 : 0, 5, 1, 4))}${place(46, 38, 0.74, 14, roll())}`;
}

export function diceCup(pen: Pen): string {
  const hue = pen.pick([25, 0, 150, 0]);
  const dome = `<path d="M-72 44V-20C-72-112 72-112 72-20V44Z" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".75" stroke-width="3"/><path d="M-58-14C-56-58-36-78-14-84" stroke="#fff" stroke-width="8" stroke-opacity=".8" fill="none" stroke-linecap="round"/><circle cy="-94" r="9" fill="${gold(pen)}" filter="url(#es)"/>`;
  const base = `<g filter="url(#el)"><path d="M-92 44H92L78 92H-78Z" fill="${enamel(pen, pen.palette.rimHue, 0.34, 0.13)}"/></g><g filter="url(#es)"><rect x="-98" y="38" width="196" height="14" rx="7" fill="${gold(pen)}"/><rect x="-82" y="84" width="164" height="12" rx="6" fill="${gold(pen)}"/></g>${[-48, 0, 48].map((x) => roundGem(x, 68, 10, hue + 25)).join('')}`;
  return `<ellipse cy="-10" rx="70" ry="70" fill="${pen.palette.key}" opacity=".55" filter="url(#b20)"/>${base}${place(0, -34, 0.52, 6, die(pen, hue, 6, 3, 5))}${place(-31, 8, 0.56, -12, die(pen, hue, 1 + pen.count(6), 4, 2))}${place(32, 10, 0.56, 12, die(pen, hue, 1 + pen.count(6), 1, 6))}${dome}`;
}

export function moneyWheel(pen: Pen): string {
  const n = pen.pick([12, 16, 10]);
  const tones = [25, 95, 150, 262, 320, 200];
  const shift = pen.count(6);
  const wedges = Array.from(
    { length: n },
    (_, i) =>
      `<path d="${polygon([[0, 0], at(80, (i * 360) / n), at(80, ((i + 1) * 360) / n)])}" fill="${oklch(i % 2 ? 0.62 : 0.5, 0.2, tones[(i + shift) % 6] ?? 25)}"/>`,
  ).join('');
  const marks = around(
    n,
    (_, i) =>
      `<g transform="translate(0 -62)">${i % 4 === 0 ? `<path d="${star(5, 9, 4)}" fill="#fff3a8"/>` : numeral([1, 2, 5, 8, 3][i % 5] ?? 1, 13, '#fff', 6)}</g>`,
    180 / n,
    360 + 180 / n,
  );
  const bulbs = around(20, (_, i) => `<circle cy="-90" r="4.6" fill="${i % 2 ? '#fff8cf' : '#ffc93c'}" filter="url(#gs)"/>`);
  return `<circle r="96" fill="#ffd24a" opacity=".55" filter="url(#b9)"/><g filter="url(#em)" transform="translate(0 0)"><path d="M-52 60L-74 112H74L52 60Z" fill="${bronze(pen)}"/></g><g filter="url(#el)"><circle r="99" fill="${gold(pen)}"/></g><circle r="82" fill="#2a0d16"/><g transform="rotate(${pen.between(0, 30)})">${wedges}${marks}</g>${bulbs}<path d="M-70-36A80 80 0 0 1 10-79" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" filter="url(#b2)"/><g filter="url(#em)"><circle r="28" fill="${gold(pen)}"/></g><circle r="19" fill="${enamel(pen, pen.palette.rimHue, 0.46)}"/><path d="${star(5, 14, 6)}" fill="${gold(pen)}"/><g filter="url(#em)"><path d="M-17-112H17L0-72Z" fill="${silver(pen)}"/></g>`;
}
