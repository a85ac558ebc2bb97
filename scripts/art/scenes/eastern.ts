import { oklch } from '../color.ts';
import { bronze, enamel, gold, orb } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, coin, flame, mirror, petal, place, roundGem } from '../shapes.ts';

/** A coil of scaled body behind a horned head, and the pearl it guards. */
export function dragonPearl(pen: Pen): string {
  const skin = pen.pick([28, 150, 92, 255, 20]);
  const body = enamel(pen, skin, 0.56, 0.2);
  const coil = (d: string, w: number): string =>
    `<g filter="url(#em)"><path d="${d}" fill="none" stroke="${oklch(0.3, 0.12, skin)}" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${oklch(0.58, 0.2, skin)}" stroke-width="${w * 0.82}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${oklch(0.78, 0.15, skin + 40)}" stroke-width="${w * 0.6}" stroke-dasharray="4 7"/></g>`;
  const mane = around(13, (_, i) => `<path d="${flame(i % 2 ? 100 : 84, 14)}" fill="${i % 2 ? gold(pen) : body}"/>`, -116, 116);
  const head = mirror(
    `<path d="M0-30C16-40 34-42 46-30L66-44C62-22 56-10 42-4C44 14 34 26 26 34C24 52 12 60 0 60Z" fill="${body}"/>
     <path d="M14-36C22-58 40-62 44-92C60-70 54-46 36-34Z" fill="${gold(pen)}"/>
     <path d="M4-14C20-26 34-24 46-16C34-12 20-4 8 4Z" fill="${gold(pen)}"/>
     <path d="M10 3C18-8 34-12 42-8C36 3 22 8 10 3Z" fill="#1a0508"/><path d="M15 2C21-5 31-8 37-6C33 1 24 5 15 2Z" fill="#fff2a0" filter="url(#gs)"/><path d="M27-6L29-1L26 4L24-1Z" fill="#3a0505"/>
     <path d="M0 22C12 16 24 22 26 34C18 44 10 40 0 40Z" fill="${enamel(pen, skin + 14, 0.68, 0.18)}"/><ellipse cx="12" cy="30" rx="4" ry="3" fill="#2a0505"/>
     <path d="M0 46C10 44 18 42 24 40L20 52L14 46L11 56L5 48L0 50Z" fill="#fff"/>`,
  );
  const whiskers = mirror(
    `<path d="M22 36C50 34 60 62 92 46" fill="none" stroke="${gold(pen)}" stroke-width="4.5" stroke-linecap="round"/>`,
  );
  const pearl = `<circle cy="80" r="30" fill="${pen.palette.key}" opacity=".8" filter="url(#b9)"/>${orb(pen, 0, 78, 19, pen.pick([80, 200, 330, 150]), 0.8, 0.1)}`;
  return `${coil('M-64-30C-122 50-66 104 0 98C66 104 122 50 64-30', 27)}<g transform="translate(0 -2) scale(1.06)"><g filter="url(#es)">${mane}</g><g filter="url(#em)">${head}</g><g filter="url(#es)">${whiskers}</g></g>${pearl}`;
}

export function lotus(pen: Pen): string {
  const hue = pen.pick([355, 340, 20, 300, 60, 330]);
  const lift = hue === 60 ? 0.14 : 0;
  const ringOf = (n: number, length: number, width: number, spread: number, l: number): string =>
    around(
      n,
      () =>
        `<path d="${petal(length, width)}" fill="${pen.linear(
          [
            [0, oklch(l - 0.02 + lift, 0.2, hue - 6)],
            [0.3, oklch(l + 0.1, 0.15, hue)],
            [0.75, oklch(0.9, 0.07, hue)],
            [1, oklch(0.72, 0.13, hue)],
          ],
          90,
        )}" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>`,
      -spread,
      spread,
    );
  const pad = `<ellipse cy="66" rx="96" ry="22" fill="${enamel(pen, 150, 0.42, 0.12)}" filter="url(#em)"/><path d="M0 66L-80 58M0 66L-60 78M0 66L70 56M0 66L40 82" stroke="#d8ffce" stroke-opacity=".35" stroke-width="2"/>`;
  const flower = `<g transform="translate(0 54)"><g filter="url(#es)">${ringOf(8, 96, 26, 92, 0.62)}</g><g filter="url(#es)">${ringOf(6, 92, 27, 58, 0.68)}</g><g filter="url(#es)">${ringOf(5, 80, 26, 34, 0.74)}</g><ellipse cy="-30" rx="22" ry="20" fill="#ffe27a" opacity=".9" filter="url(#b9)"/><g filter="url(#es)">${ringOf(2, 58, 28, 16, 0.78)}<path d="${petal(52, 24)}" fill="${pen.linear(
    [
      [0, oklch(0.8, 0.14, hue)],
      [0.6, oklch(0.94, 0.05, hue)],
      [1, oklch(0.84, 0.1, hue)],
    ],
    90,
  )}"/></g></g>`;
  const lights = Array.from(
    { length: 7 },
    () =>
      `<circle cx="${pen.between(-90, 90)}" cy="${pen.between(-95, 20)}" r="${pen.between(1.5, 3.4)}" fill="#fff3b0" filter="url(#gs)"/>`,
  ).join('');
  const mandala = pen.count(2)
    ? `<g opacity=".85" filter="url(#es)">${around(24, () => `<path d="M0-70L-5-88L0-97L5-88Z" fill="${gold(pen)}"/>`)}<circle r="68" fill="none" stroke="${gold(pen)}" stroke-width="4"/></g>`
    : '';
  return `<g transform="translate(0 -6)">${mandala}</g>${pad}${flower}${lights}`;
}

export function samuraiMask(pen: Pen): string {
  const lacquer = pen.pick([25, 25, 20, 265, 300, 150]);
  const plate = enamel(pen, lacquer, 0.46, 0.19);
  const dark = enamel(pen, lacquer + 6, 0.26, 0.08);
  const crest = pen.pick([
    'M0-62C24-70 62-78 74-100C76-66 40-46 8-44Z',
    'M4-60C18-84 52-92 92-98C72-74 44-52 8-44Z',
    'M2-56L30-98L34-62L60-86L44-48Z',
  ]);
  const half = `<path d="M0-66C44-66 70-44 74-6L98 22L70 40L62 12C46-4 20-8 0-8Z" fill="${dark}"/>
    <path d="M0-66C10-66 16-60 18-12H0Z" fill="${plate}"/><path d="M22-62C34-58 40-44 42-10L24-12Z" fill="${plate}"/><path d="M47-54C58-44 64-26 64-2L47-9Z" fill="${plate}"/>
    <path d="M0-12C24-14 48-10 66 8L74 22C50 6 24 0 0 0Z" fill="${gold(pen)}"/>`;
  const face = `<path d="M0-2C22-2 44 4 56 14C58 44 46 74 22 92L0 98Z" fill="${plate}"/>
    <path d="M8 26C20 10 38 8 50 16C48 28 26 34 8 26Z" fill="#14060a"/><path d="M16 25C24 17 36 16 44 19C38 27 26 29 16 25Z" fill="#ffe9a0" filter="url(#gs)"/>
    <path d="M4 22C14 6 34-2 54 6C38 8 20 16 8 26Z" fill="${dark}"/>
    <path d="M0 26L10 48C8 54 4 56 0 56Z" fill="${enamel(pen, lacquer, 0.58, 0.18)}"/>
    <path d="M0 56C16 50 34 58 44 84C32 72 16 68 0 67Z" fill="#f4ead6"/>
    <path d="M0 68C12 68 26 74 30 84C20 80 10 80 0 80Z" fill="#1c0507"/><path d="M2 69H9L6 75ZM21 73L27 77L22 83Z" fill="#fff8e4"/>`;
  const emblem = pen.count(2)
    ? `<circle cy="-46" r="15" fill="${gold(pen)}"/><circle cy="-46" r="9" fill="${plate}"/>`
    : roundGem(0, -44, 15, pen.palette.rimHue);
  return `<g transform="translate(0 2) scale(.98)"><g filter="url(#em)">${mirror(`<path d="${crest}" fill="${gold(pen)}"/>`)}</g><g filter="url(#em)">${mirror(half)}</g><g filter="url(#em)">${mirror(face)}</g><g filter="url(#es)">${emblem}</g><path d="M-60 30C-84 60-70 84-92 100M60 30C84 60 70 84 92 100" stroke="${oklch(0.6, 0.2, lacquer)}" stroke-width="6" fill="none" filter="url(#es)"/></g>`;
}

export function lanternFest(pen: Pen): string {
  const hue = pen.pick([28, 28, 24, 45, 15, 340]);
  const lantern = (tall: number): string => {
    const body = pen.radial(
      [
        [0, '#fffbd0'],
        [0.22, '#ffdf70'],
        [0.6, oklch(0.62, 0.23, hue)],
        [1, oklch(0.36, 0.16, hue - 8)],
      ],
      0.5,
      0.52,
      0.62,
    );
    const ribs = [0.3, 0.64, 0.92]
      .map((k) => `<ellipse rx="${62 * k}" ry="${tall}" fill="none" stroke="#5d0a0a" stroke-opacity=".5" stroke-width="2"/>`)
      .join('');
    return `<path d="M0-110V-60" stroke="${gold(pen)}" stroke-width="3"/><g filter="url(#em)"><ellipse rx="62" ry="${tall}" fill="${body}"/></g>${ribs}<g filter="url(#es)"><rect x="-27" y="${-tall - 9}" width="54" height="15" rx="5" fill="${gold(pen)}"/><rect x="-27" y="${tall - 6}" width="54" height="15" rx="5" fill="${gold(pen)}"/></g><path d="M-14 ${tall + 8}V${tall + 36}M-5 ${tall + 8}V${tall + 44}M5 ${tall + 8}V${tall + 44}M14 ${tall + 8}V${tall + 36}" stroke="${oklch(0.66, 0.2, hue)}" stroke-width="4" stroke-linecap="round"/>`;
  };
  const emblem = pen.pick([
    coin(pen, 0, 0, 24),
    `<g filter="url(#es)">${around(5, () => `<path d="${petal(24, 14)}" fill="${gold(pen)}"/>`)}</g>`,
    `<g filter="url(#es)"><path d="M-20-20H20V20H-20ZM0-28L28 0L0 28L-28 0Z" fill="none" stroke="${gold(pen)}" stroke-width="5"/></g>`,
  ]);
  const small = (x: number, y: number, s: number): string =>
    place(x, y, s, pen.between(-6, 6), `<circle r="70" fill="#ffb347" opacity=".5" filter="url(#b9)"/>${lantern(46)}`);
  const sides = pen.count(3);
  const others =
    sides === 0
      ? small(-74, 10, 0.42) + small(76, -20, 0.34)
      : sides === 1
        ? small(-70, -30, 0.36) + small(64, 34, 0.5) + small(-62, 58, 0.3)
        : small(74, 28, 0.46);
  return `${others}<g transform="translate(${sides === 2 ? -14 : 0} -4) scale(1.04)"><circle r="84" fill="#ffae42" opacity=".55" filter="url(#b20)"/>${lantern(pen.pick([48, 54, 60]))}${emblem}</g>`;
}

export function moneyTree(pen: Pen): string {
  const trunk = `<path d="M-16 70C-8 40-26 22-46 4L-36-6C-22 8-8 16-4 4C-2-20-10-34-6-58H8C6-36 6-10 12 4C22 4 34-6 44-20L54-12C42 8 22 22 16 36C14 48 18 60 24 70Z" fill="${bronze(pen)}" filter="url(#em)"/>`;
  const leaf = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${enamel(pen, 140 + pen.between(-16, 16), 0.46, 0.15)}"/>`;
  const crown = `<g filter="url(#em)">${leaf(-56, -10, 32)}${leaf(56, -22, 34)}${leaf(-28, -50, 36)}${leaf(30, -58, 36)}${leaf(0, -74, 28)}</g>`;
  const spots = [
    [-68, -4],
    [-40, 6],
    [-46, -36],
    [-14, -62],
    [-24, -28],
    [14, -84],
    [10, -40],
    [40, -70],
    [66, -30],
    [44, -10],
    [76, -6],
  ] as const;
  const coins = spots
    .map(([x, y]) => coin(pen, x + pen.between(-4, 4), y + pen.between(-4, 4), pen.between(10, 15.5), pen.between(-30, 30)))
    .join('');
  const ingot = (x: number, y: number, s: number): string =>
    place(
      x,
      y,
      s,
      0,
      `<g filter="url(#es)"><path d="M-50-14C-36-4-28 0-20 2C-18-22 18-22 20 2C28 0 36-4 50-14C46 16 34 28 0 28S-46 16-50-14Z" fill="${gold(pen)}"/></g>`,
    );
  return `<ellipse cy="76" rx="92" ry="18" fill="${enamel(pen, 110, 0.3, 0.08)}" filter="url(#es)"/><circle cy="-36" r="76" fill="#ffe680" opacity=".45" filter="url(#b20)"/>${trunk}${crown}${coins}${ingot(-52, 70, 0.62)}${ingot(50, 72, 0.6)}${pen.count(2) ? ingot(4, 80, 0.7) : coin(pen, -8, 78, 16, 0, 0.5) + coin(pen, 14, 84, 16, 0, 0.5)}`;
}
