import { oklch } from '../color.ts';
import { bronze, enamel, gold, orb, silver } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, flame, mirror, petal, place, roundGem, shineLeaf, sparkle, star } from '../shapes.ts';

export function phoenixFeather(pen: Pen): string {
  const hue = pen.pick([40, 30, 55, 15, 330, 230]);
  const plume = (length: number, width: number, l: number): string =>
    `<path d="${petal(length, width)}" fill="${pen.linear(
      [
        [0, oklch(0.96, 0.1, hue + 50)],
        [0.4, oklch(l + 0.16, 0.19, hue + 14)],
        [1, oklch(l - 0.2, 0.19, hue - 12)],
      ],
      90,
    )}"/>`;
  if (pen.count(4) === 0) {
    const barbs = Array.from({ length: 22 }, (_, i) =>
      mirror(
        `<path transform="translate(0 ${72 - i * 7}) rotate(${58 - i * 1.4})" d="${petal(24 + Math.sin((i / 21) * Math.PI) * 36, 7)}" fill="${oklch(0.48 + i * 0.017, 0.2, hue - 14 + i * 3)}"/>`,
      ),
    ).join('');
    return `<ellipse rx="56" ry="84" fill="${oklch(0.75, 0.18, hue + 20)}" opacity=".6" filter="url(#b20)"/><g transform="rotate(24) scale(1.06)"><g filter="url(#es)">${barbs}</g><path d="M-3 104L0-96L3 104Z" fill="${gold(pen)}" filter="url(#es)"/><g filter="url(#es)" transform="translate(0 -40)"><path d="M0-30C22-10 20 20 0 30C-20 20-22-10 0-30Z" fill="${gold(pen)}"/><path d="M0-18C13-6 12 12 0 19C-12 12-13-6 0-18Z" fill="${enamel(pen, hue + 160)}"/></g></g>`;
  }
  const lift = pen.pick([0, 14, -10]);
  const wing = `<g transform="translate(12 -6) rotate(${-lift})"><g filter="url(#es)">${around(9, (_, i) => plume(108 - i * 5, 15, 0.5), 22, 128)}</g><g filter="url(#es)">${around(7, (_, i) => plume(72 - i * 4, 14, 0.6), 26, 124)}</g><g filter="url(#es)">${around(6, () => plume(42, 13, 0.72), 24, 120)}</g></g>`;
  const tail = around(7, (_, i) => plume(i % 2 ? 96 : 78, 10, 0.54), 148, 212);
  const head = `<g filter="url(#em)"><path d="M0 44C-26 30-26-6-14-30C-20-44-14-62 2-64C14-64 18-56 30-50C18-48 12-44 12-36C24-6 26 30 0 44Z" fill="${pen.linear(
    [
      [0, oklch(0.95, 0.1, hue + 50)],
      [0.5, oklch(0.72, 0.18, hue + 20)],
      [1, oklch(0.42, 0.19, hue - 10)],
    ],
    80,
  )}"/></g><circle cx="4" cy="-54" r="2.6" fill="#2a0502"/>${place(
    -6,
    -58,
    1,
    -22,
    around(3, () => `<path d="${flame(34, 5)}" fill="${gold(pen)}"/>`, -30, 24),
  )}`;
  return `<circle cy="-8" r="70" fill="${oklch(0.8, 0.17, hue + 26)}" opacity=".65" filter="url(#b20)"/><g filter="url(#es)" transform="translate(0 16)">${tail}</g>${mirror(wing)}${head}${roundGem(0, 10, 10, hue + 170)}`;
}

export function comet(pen: Pen): string {
  const hue = pen.pick([265, 200, 320, 40, 155, 15]);
  const variant = pen.count(3);
  const bands = (r: number, id: string): string =>
    `<g clip-path="${id}" opacity=".55">${[-0.55, -0.2, 0.14, 0.5].map((k) => `<ellipse cy="${k * r}" rx="${r * 1.1}" ry="${r * pen.between(0.06, 0.15)}" fill="${oklch(pen.between(0.35, 0.9), 0.14, hue + pen.between(-40, 40))}" transform="rotate(-16)"/>`).join('')}</g>`;
  if (variant === 0) {
    const tail = (w: number, l: number, o: number): string =>
      `<path d="M-30 34C-10 ${20 - w} 60 ${-60 - w * 0.6} 108 -104C96-58 44 ${20 + w * 0.4} 6 62Z" fill="${pen.linear(
        [
          [0, oklch(l, 0.15, hue + 20), 1],
          [1, oklch(l, 0.18, pen.palette.rimHue), 0],
        ],
        -46,
      )}" opacity="${o}"/>`;
    return `<g filter="url(#b2)">${tail(34, 0.6, 0.8)}${tail(18, 0.78, 0.9)}${tail(4, 0.95, 0.9)}</g><circle cx="-20" cy="40" r="56" fill="${oklch(0.8, 0.15, hue)}" opacity=".8" filter="url(#b20)"/>${orb(pen, -22, 42, 46, hue, 0.62, 0.19)}${[
      [-40, 54, 10],
      [-8, 62, 7],
      [-6, 24, 9],
      [-34, 24, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="#0a0420" opacity=".35"/>`)
      .join('')}${sparkle(60, 60, 14)}${sparkle(-70, -50, 10)}`;
  }
  const clip = pen.clip('<circle r="58"/>');
  const tilt = pen.pick([-18, 20, -30]);
  const halo = (half: string): string =>
    `<g transform="rotate(${tilt})" clip-path="${pen.clip(half)}"><g filter="url(#es)"><ellipse rx="100" ry="27" fill="none" stroke="${gold(pen, 0)}" stroke-width="11"/><ellipse rx="84" ry="21" fill="none" stroke="${oklch(0.8, 0.13, hue + 120)}" stroke-width="5"/></g></g>`;
  const moons =
    variant === 2
      ? orb(pen, 74, -58, 18, hue + 130, 0.66) + orb(pen, -78, 60, 12, hue + 60, 0.7)
      : sparkle(74, -66, 16) + sparkle(-74, -58, 9);
  return `<circle r="72" fill="${oklch(0.7, 0.18, hue)}" opacity=".6" filter="url(#b20)"/>${halo('<rect x="-120" y="-60" width="240" height="60"/>')}${orb(pen, 0, 0, 58, hue, 0.6, 0.2)}${bands(58, clip)}${halo('<rect x="-120" y="0" width="240" height="60"/>')}${moons}`;
}

export function neonSevens(pen: Pen): string {
  const hue = pen.pick([350, 330, 200, 30, 150, 285]);
  const tube = (d: string, h: number, w = 9): string =>
    `<path d="${d}" fill="none" stroke="${oklch(0.6, 0.26, h)}" stroke-width="${w * 2.4}" stroke-linejoin="round" stroke-linecap="round" opacity=".75" filter="url(#b5)"/><path d="${d}" fill="none" stroke="${oklch(0.68, 0.24, h)}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="${w * 0.38}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const seven = 'M-42-56H44L-4 66';
  const solid = 'M-52-72H62V-46C30-12 18 24 16 74H-30C-26 32-10-6 16-34H-24L-34-16H-52Z';
  const frame = pen.pick([
    'M-84-84H84V84H-84Z',
    star(12, 100, 84),
    'M0-98L98 0L0 98L-98 0Z',
    'M98 0A98 98 0 1 0-98 0A98 98 0 1 0 98 0Z',
  ]);
  const sign = tube(frame, pen.palette.rimHue, 5);
  if (pen.count(3) === 0)
    return `${sign}${place(-50, 6, 0.66, -8, tube(seven, hue + 40, 11))}${place(52, 6, 0.66, 8, tube(seven, hue - 60, 11))}${place(0, -4, 0.9, 0, tube(seven, hue, 11))}`;
  if (pen.count(2))
    return `${sign}<g transform="translate(-2 0)">${tube(seven, hue, 13)}${tube('M-66-78H72L14 84', hue + 60, 4)}</g>`;
  const fill = pen.linear(
    [
      [0, '#fff'],
      [0.2, oklch(0.84, 0.15, hue)],
      [0.55, oklch(0.58, 0.25, hue)],
      [1, oklch(0.34, 0.2, hue - 16)],
    ],
    80,
  );
  return `${sign}<g filter="url(#el)"><path d="${solid}" fill="${gold(pen)}" stroke="${gold(pen)}" stroke-width="15" stroke-linejoin="round"/></g><g filter="url(#em)"><path d="${solid}" fill="${fill}"/></g><path d="M-44-64H54V-52H-44Z" fill="#fff" opacity=".6"/>${sparkle(50, -66, 22)}${sparkle(-40, -10, 12)}`;
}

export function classicFruit(pen: Pen): string {
  const cherry = `<path d="M-34 20C-30-30 0-66 44-84C40-40 42-10 42 14" fill="none" stroke="${enamel(pen, 130, 0.4, 0.14)}" stroke-width="8" stroke-linecap="round" filter="url(#es)"/>${shineLeaf(pen, 44, -82, 66, -112)}${orb(pen, -38, 44, 43, 22, 0.52, 0.23)}${orb(pen, 42, 46, 41, 20, 0.5, 0.23)}`;
  const plum = `${shineLeaf(pen, 6, -70, 56, 70)}<g>${orb(pen, 0, 10, 72, 310, 0.46, 0.19)}<path d="M4-62C-16-30-16 40 2 80" fill="none" stroke="#1a0424" stroke-opacity=".4" stroke-width="7"/></g>`;
  const lemon = `${shineLeaf(pen, 34, -66, 60, 60)}<g transform="rotate(-28)" filter="url(#em)"><path d="M-98 4C-86-4-82-14-72-30C-40-74 40-74 72-30C82-14 86-4 98 4C86 12 82 22 72 34C40 74-40 74-72 34C-82 22-86 12-98 4Z" fill="${pen.radial(
    [
      [0, '#fffbc4'],
      [0.4, '#ffe23c'],
      [0.85, '#f0a90c'],
      [1, '#b76a05'],
    ],
    0.36,
    0.3,
    0.75,
  )}"/></g><ellipse cx="-22" cy="-32" rx="30" ry="14" transform="rotate(-34 -22 -32)" fill="#fff" opacity=".65"/>`;
  const melon = `<g filter="url(#em)" transform="rotate(-18)"><path d="M-98-30A98 98 0 0 0 98-30Z" fill="${enamel(pen, 145, 0.42, 0.16)}"/><path d="M-86-30A86 86 0 0 0 86-30Z" fill="#eaffd0"/><path d="M-78-30A78 78 0 0 0 78-30Z" fill="${pen.linear(
    [
      [0, '#ff8a7a'],
      [0.5, '#f5324f'],
      [1, '#b3103a'],
    ],
    90,
  )}"/></g><g transform="rotate(-18)" fill="#2a0710">${[
    [-50, -14],
    [-20, 6],
    [14, -10],
    [46, -10],
    [-6, 28],
    [26, 20],
    [-34, 16],
  ]
    .map(([x, y]) => `<path transform="translate(${x} ${y})" d="M0-7C5 0 4 6 0 6S-5 0 0-7Z"/>`)
    .join('')}</g>${orb(pen, 44, -50, 30, 22, 0.54, 0.23)}`;
  const grapes = `${shineLeaf(pen, 4, -62, 64, 96)}${shineLeaf(pen, -4, -62, 56, -84)}${[
    [-48, -34],
    [-16, -40],
    [18, -40],
    [50, -34],
    [-34, -6],
    [0, -8],
    [34, -6],
    [-18, 22],
    [18, 22],
    [0, 50],
    [-2, 76],
  ]
    .map(([x = 0, y = 0]) => orb(pen, x, y, 22, pen.palette.hue > 100 && pen.palette.hue < 200 ? 310 : 140, 0.56, 0.19))
    .join('')}`;
  const body = pen.pick([cherry, plum, lemon, melon, grapes, cherry]);
  const drops = Array.from(
    { length: 8 },
    () => `<ellipse cx="${pen.between(-90, 90)}" cy="${pen.between(-80, 90)}" rx="3.4" ry="4.6" fill="#fff" opacity=".75"/>`,
  ).join('');
  return `<circle r="80" fill="${pen.palette.key}" opacity=".4" filter="url(#b20)"/>${body}${drops}${sparkle(-62, -52, 14)}`;
}

export function vikingShip(pen: Pen): string {
  const cloth = pen.pick([24, 250, 150, 60, 310]);
  const stripe = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${-66 + i * 24}-74Q${-60 + i * 22}-30 ${-72 + i * 26} 18H${-60 + i * 25}Q${-50 + i * 22}-30 ${-55 + i * 24}-74Z" fill="${oklch(0.46, 0.19, cloth)}"/>`,
  ).join('');
  const sailShape = 'M-72-76H72Q56-26 82 20Q0 34-82 20Q-56-26-72-76Z';
  const shields = Array.from(
    { length: 6 },
    (_, i) =>
      `<g transform="translate(${-60 + i * 24} ${48 - Math.abs(i - 2.5) * 1.6})"><circle r="14" fill="${i % 2 ? enamel(pen, cloth, 0.5) : gold(pen)}"/><circle r="14" fill="none" stroke="#3a1d08" stroke-width="2"/><circle r="4.5" fill="${silver(pen)}"/></g>`,
  ).join('');
  const prow = 'M-72 62C-92 40-104 10-98-22C-96-40-82-48-72-40C-66-32-72-24-80-26C-82-4-76 22-58 44Z';
  const emblem = pen.pick([star(8, 20, 8), 'M0-24L22 14H-22Z', 'M-20-14L0-26L20-14V8L0 26L-20 8Z']);
  const sea = (y: number, c: string): string =>
    `<path d="M-120 ${y}C-100 ${y - 14}-84 ${y - 14}-64 ${y}S-28 ${y + 12}-8 ${y}S32 ${y - 14} 52 ${y}S96 ${y + 10} 120 ${y - 4}V130H-120Z" fill="${c}"/>`;
  return `<g filter="url(#es)"><rect x="-4" y="-100" width="8" height="146" fill="${bronze(pen, 0)}"/></g><g filter="url(#em)"><path d="${sailShape}" fill="#f6ecd2"/></g><g clip-path="${pen.clip(`<path d="${sailShape}"/>`)}">${stripe}<path d="M-90-80H90V-50H-90Z" fill="#fff" opacity=".25"/></g><rect x="-80" y="-82" width="160" height="8" rx="4" fill="${bronze(pen)}" filter="url(#es)"/><g transform="translate(0 -26)" filter="url(#es)"><path d="${emblem}" fill="${gold(pen)}"/></g><g filter="url(#em)">${mirror(`<path d="${prow}" fill="${bronze(pen)}"/>`)}<path d="M-90 40C-50 54 50 54 90 40C84 72 56 88 0 88S-84 72-90 40Z" fill="${bronze(pen, 90)}"/></g><path d="M-82 62Q0 80 82 62" stroke="#2a1206" stroke-opacity=".6" stroke-width="3" fill="none"/><g filter="url(#es)">${shields}</g>${sea(76, oklch(0.5, 0.1, 230))}${sea(90, oklch(0.3, 0.09, 245))}`;
}
