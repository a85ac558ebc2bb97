import { oklch } from '../color.ts';
import { bronze, enamel, gold, orb, silver } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { coin, mirror, place, roundGem, sparkle } from '../shapes.ts';

/** A carp seen from above, head up. */
function koi(pen: Pen, hue: number, bend: number): string {
  const body = `M0-84C24-78 30-44 24-10C20 24 ${10 + bend} 44 ${bend} 66C${bend - 14} 44-20 24-24-10C-30-44-24-78 0-84Z`;
  const fin = pen.linear(
    [
      [0, oklch(0.88, 0.13, hue), 0.95],
      [1, oklch(0.7, 0.2, hue), 0.5],
    ],
    90,
  );
  const patches = `<g clip-path="${pen.clip(`<path d="${body}"/>`)}">${[
    [-6, -62, 24, 17],
    [10, -24, 20, 18],
    [-10, 10, 18, 15],
    [bend, 40, 14, 12],
  ]
    .map(
      ([x = 0, y = 0, a = 0, b = 0]) =>
        `<ellipse cx="${x + pen.between(-6, 6)}" cy="${y}" rx="${a}" ry="${b}" fill="${oklch(0.6, 0.22, hue)}"/>`,
    )
    .join('')}<path d="M0-84V66" stroke="#fff" stroke-opacity=".5" stroke-width="8" filter="url(#b2)"/></g>`;
  return `<g filter="url(#es)"><path d="M-20-42C-50-40-66-18-70 6C-50-4-34-12-22-18ZM20-42C50-40 66-18 70 6C50-4 34-12 22-18Z" fill="${fin}"/><path d="M${bend} 56C${bend - 34} 70 ${bend - 40} 96 ${bend - 20} 108C${bend - 10} 98 ${bend - 2} 88 ${bend} 80C${bend + 6} 90 ${bend + 16} 100 ${bend + 28} 104C${bend + 40} 88 ${bend + 28} 68 ${bend} 56Z" fill="${fin}"/></g><g filter="url(#em)"><path d="${body}" fill="${pen.linear(
    [
      [0, '#fff'],
      [1, oklch(0.9, 0.06, hue + 30)],
    ],
    60,
  )}"/></g>${patches}${mirror('<circle cx="14" cy="-66" r="3.8" fill="#160a14"/>')}`;
}

/** A reef fish from the side, head to the right. */
function reefFish(pen: Pen, hue: number): string {
  const body = 'M-56 0C-34-44 34-56 78-4C34 50-34 42-56 0Z';
  return `<g filter="url(#es)"><path d="M-46 0C-74-34-90-40-104-38C-92-14-92 14-104 40C-88 40-70 32-46 0Z" fill="${enamel(pen, hue + 30, 0.66)}"/><path d="M-24-34C-10-74 34-76 54-58C40-50 34-42 30-34ZM-16 32C-8 58 12 66 30 64C22 54 20 44 20 34Z" fill="${enamel(pen, hue + 30, 0.66)}"/></g><g filter="url(#em)"><path d="${body}" fill="${enamel(pen, hue, 0.64, 0.2, 90)}"/></g><g clip-path="${pen.clip(`<path d="${body}"/>`)}">${[-26, 6, 38].map((x) => `<path d="M${x}-60C${x + 18}-20 ${x + 18} 20 ${x} 60H${x - 13}C${x + 4} 20 ${x + 4}-20 ${x - 13}-60Z" fill="${oklch(0.96, 0.06, hue + 60)}" opacity=".85"/>`).join('')}</g><circle cx="56" cy="-10" r="5.6" fill="#0c1024" stroke="#ffe9b0" stroke-width="1.6"/><path d="M18 6C30 4 34 16 24 24C16 22 12 14 18 6Z" fill="${enamel(pen, hue + 30, 0.7)}"/>`;
}

export function fishShoal(pen: Pen): string {
  const hue = pen.pick([35, 25, 55, 85, 340]);
  const variant = pen.count(3);
  const ripple = [96, 78]
    .map((r) => `<circle r="${r}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`)
    .join('');
  if (variant === 0)
    return `${ripple}${place(-36, 4, 0.8, -22, koi(pen, hue, 16))}${place(38, -2, 0.8, 158, koi(pen, pen.pick([265, 60, 20, 310]), 16))}`;
  if (variant === 1)
    return `${ripple}${place(0, 0, 0.98, pen.pick([34, -34, 20]), koi(pen, hue, pen.pick([20, -20])))}${coin(pen, -66, 66, 17, -10)}${coin(pen, 70, -58, 14, 16)}`;
  return `${place(-52, -58, 0.36, -14, reefFish(pen, hue + 120))}${place(-60, 56, 0.44, 8, reefFish(pen, hue + 200))}${place(60, 68, 0.32, -6, reefFish(pen, hue + 60))}${place(10, 0, 0.86, -10, reefFish(pen, hue))}`;
}

export function angler(pen: Pen): string {
  const hue = pen.pick([200, 260, 300, 160]);
  const lure = pen.pick([95, 190, 330, 130]);
  const body = 'M-74 6C-66-48-10-70 40-48C66-36 86-16 92 4L52 10L88 30C76 58 36 78-6 70C-44 64-70 44-74 6Z';
  const tooth = (x: number, y: number, h: number, turn: number): string =>
    place(x, y, 1, turn, `<path d="M-5 0L0 ${h}L5 0Z" fill="#f4ffe8"/>`);
  return `<g transform="scale(.94)"><circle cx="62" cy="-62" r="60" fill="${oklch(0.85, 0.16, lure)}" opacity=".6" filter="url(#b20)"/><g filter="url(#es)"><path d="M-64 6C-92-26-108-28-112-22C-100-4-102 22-108 44C-92 42-76 30-64 14ZM-40-44C-34-76-6-84 10-76C2-66 0-58 2-50ZM-20 66C-26 84-14 94 4 94C0 84 2 76 8 70Z" fill="${enamel(pen, hue + 20, 0.42, 0.12)}"/></g><g filter="url(#el)"><path d="${body}" fill="${pen.radial(
    [
      [0, oklch(0.66, 0.15, hue + 20)],
      [0.36, oklch(0.36, 0.13, hue)],
      [1, oklch(0.13, 0.06, hue)],
    ],
    0.78,
    0.14,
    0.9,
  )}"/></g><path d="M92 4L30 8C44 16 60 26 88 30C74 42 40 38 26 10Z" fill="#1c0412"/>${tooth(82, 4, 17, 0)}${tooth(66, 6, 22, 4)}${tooth(50, 7, 17, 0)}${tooth(38, 8, 12, 0)}${tooth(80, 31, 17, 172)}${tooth(62, 32, 19, 184)}${tooth(46, 26, 13, 190)}<path d="M26-48C20-92 46-98 62-74" fill="none" stroke="${oklch(0.5, 0.1, hue)}" stroke-width="5" stroke-linecap="round"/><g filter="url(#gl)">${orb(pen, 63, -64, 15, lure, 0.86, 0.15)}</g><path d="M22-26C32-32 48-28 54-14C44-8 28-10 22-26Z" fill="${oklch(0.92, 0.14, lure)}" filter="url(#gl)"/><path d="M-8 14C8 10 12 30-2 40C-18 38-20 20-8 14Z" fill="${enamel(pen, hue + 20, 0.4, 0.12)}" filter="url(#es)"/>${[
    [-50, -8],
    [-38, -24],
    [-22, -36],
    [-54, 16],
    [-44, 34],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${oklch(0.88, 0.15, lure)}" filter="url(#gs)"/>`)
    .join('')}</g>`;
}

export function harpoon(pen: Pen): string {
  const spear = (turn: number): string =>
    place(
      0,
      0,
      1,
      turn,
      `<g filter="url(#es)"><rect x="-4" y="-60" width="8" height="164" rx="4" fill="${bronze(pen, 0)}"/><path d="M0-112L18-70L6-74V-52H-6V-74L-18-70Z" fill="${silver(pen)}"/></g>`,
    );
  const anchor = `<g filter="url(#el)"><path d="M-9-52H9V50C34 46 50 30 54 10L40 18L62-20L84 18L70 12C64 52 36 80 0 90C-36 80-64 52-70 12L-84 18L-62-20L-40 18L-54 10C-50 30-34 46-9 50Z" fill="${gold(pen)}"/><path d="M-40-40H40V-24H-40Z" fill="${gold(pen)}"/><circle cy="-70" r="17" fill="none" stroke="${gold(pen)}" stroke-width="9"/></g>`;
  const cannon = `<g transform="rotate(-34)"><g filter="url(#el)"><path d="M-78-30C-92-30-92 30-78 30L60 20V-20Z" fill="${bronze(pen, 90)}"/></g><g filter="url(#es)"><rect x="-50" y="-31" width="15" height="62" rx="5" fill="${gold(pen)}"/><rect x="0" y="-28" width="13" height="56" rx="5" fill="${gold(pen)}"/><rect x="54" y="-27" width="20" height="54" rx="6" fill="${gold(pen)}"/></g><ellipse cx="74" rx="9" ry="22" fill="#160804"/><circle cx="98" r="36" fill="#ffd24a" opacity=".9" filter="url(#b9)"/><circle cx="96" r="15" fill="#fffbe0" filter="url(#gl)"/></g><g filter="url(#em)"><path d="M-58 92L-36 20H14L44 92Z" fill="${enamel(pen, pen.palette.rimHue, 0.42, 0.12)}"/><circle cx="-6" cy="40" r="17" fill="${gold(pen)}"/></g>${roundGem(-6, 40, 9, 20)}`;
  const wave = `<path d="M-120 84C-98 62-80 66-64 82S-24 98-6 82S40 66 60 82S100 94 120 78V130H-120Z" fill="${oklch(0.56, 0.12, 220)}" opacity=".92"/><path d="M-120 96C-90 82-70 84-50 96S0 108 20 96S70 84 120 98V130H-120Z" fill="${oklch(0.34, 0.1, 235)}"/>`;
  return (
    pen.pick([
      `${spear(-40)}${spear(40)}${anchor}`,
      cannon,
      `<circle r="70" fill="none" stroke="${gold(pen)}" stroke-width="7" filter="url(#es)"/>${spear(-28)}${spear(0)}${spear(28)}${roundGem(0, 34, 16, pen.palette.rimHue)}`,
    ]) +
    wave +
    coin(pen, -76, 70, 15, -12) +
    coin(pen, 78, 66, 13, 12)
  );
}

export function sharkFin(pen: Pen): string {
  const hue = pen.pick([235, 215, 250, 200]);
  const skin = pen.linear(
    [
      [0, oklch(0.76, 0.05, hue)],
      [0.45, oklch(0.48, 0.07, hue)],
      [1, oklch(0.24, 0.06, hue)],
    ],
    80,
  );
  const wave = (y: number, l: number): string =>
    `<path d="M-124 ${y}C-100 ${y - 18}-84 ${y - 18}-64 ${y - 2}S-24 ${y + 12}-4 ${y}S36 ${y - 18} 56 ${y - 2}S100 ${y + 10} 124 ${y - 6}V130H-124Z" fill="${oklch(l, 0.11, 225)}"/>`;
  if (pen.count(2)) {
    const moon = pen.pick([30, 60, 350]);
    return `<circle cx="10" cy="-14" r="74" fill="${pen.radial([
      [0, oklch(0.97, 0.06, moon + 40)],
      [1, oklch(0.68, 0.19, moon)],
    ])}"/><g filter="url(#el)"><path d="M-74 66C-44 20-22-50 40-92C34-50 44 10 78 66Z" fill="${skin}"/></g><path d="M-30 34C-10-4 6-42 26-66" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M48 20L34 26L47 32L36 38L52 44" fill="${oklch(0.3, 0.06, hue)}"/>${wave(58, 0.66)}${wave(74, 0.46)}${wave(92, 0.28)}<path d="M-84 60C-60 50-40 56-30 66M90 62C70 50 54 54 44 64" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".9"/>`;
  }
  const body = 'M-104 22C-60-34 14-46 66-18C84-10 96 0 102 12C92 18 84 20 72 20L66 34C54 32 46 28 40 24C10 44-40 46-104 22Z';
  return `<g transform="rotate(${pen.pick([-16, 12, -26])})"><g filter="url(#es)"><path d="M-20-32C-16-66-2-82 18-90C14-66 20-48 34-34ZM-92 20C-112-4-118-34-114-52C-98-38-84-16-74 6ZM-90 22C-104 36-112 54-110 66C-96 58-84 44-72 28ZM-4 34C-14 58-34 74-52 80C-46 62-42 46-38 34Z" fill="${skin}"/></g><g filter="url(#el)"><path d="${body}" fill="${skin}"/></g><path d="M-90 24C-40 30 10 26 40 20L66 30C54 28 46 28 40 24C10 44-40 46-90 24Z" fill="#eaf3fa"/><path d="M72 20C80 14 88 12 100 12C92 18 84 20 72 20Z" fill="#30060e"/><path d="M74 19L78 26L82 18L86 24L90 16" fill="#fff"/><circle cx="66" cy="-2" r="4.6" fill="#04060c"/><path d="M24-10C20 0 20 8 24 14M32-10C28 0 28 8 32 14M40-9C36 0 36 8 40 13" stroke="#0b1524" stroke-width="3" fill="none"/></g>${coin(pen, -56, 72, 17, -12)}${coin(pen, 66, 66, 20, 12)}${coin(pen, 22, 84, 14, 4)}${sparkle(60, -62, 12)}`;
}
