import { oklch } from '../color.ts';
import { bronze, enamel, gold, silver } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, bolt, flame, mirror, petal, place, polygon, regular, roundGem, sparkle, star } from '../shapes.ts';

export function gamepad(pen: Pen): string {
  const hue = pen.palette.rimHue;
  const shell = pen.pick([enamel(pen, hue, 0.5, 0.2), silver(pen), enamel(pen, 280, 0.28, 0.08)]);
  const knob = (x: number, y: number): string =>
    `<g filter="url(#es)"><circle cx="${x}" cy="${y}" r="18" fill="#11121f"/><circle cx="${x}" cy="${y}" r="12.5" fill="${pen.linear(
      [
        [0, '#5a5f7a'],
        [1, '#1c1e2e'],
      ],
      60,
    )}"/></g>`;
  const keys = [
    [0, -15, 150],
    [15, 0, 25],
    [0, 15, 262],
    [-15, 0, 95],
  ]
    .map(
      ([x = 0, y = 0, h = 0]) =>
        `<circle cx="${52 + x}" cy="${-16 + y}" r="7.4" fill="${oklch(0.72, 0.2, h)}" filter="url(#gs)"/>`,
    )
    .join('');
  const wing = 'M0-46H40C74-50 88-30 96 12C102 50 92 70 76 68C60 66 56 40 40 32H0Z';
  return `<g transform="rotate(${pen.pick([-12, 0, 12])}) scale(1.04)"><circle r="86" fill="${oklch(0.7, 0.2, hue)}" opacity=".55" filter="url(#b20)"/><g filter="url(#el)">${mirror(`<path d="${wing}" fill="${shell}"/>`)}</g><path d="M-84 46C-92 20-86-30-52-40M84 46C92 20 86-30 52-40" stroke="${oklch(0.86, 0.15, hue + 60)}" stroke-width="4" fill="none" filter="url(#gs)"/><g filter="url(#es)"><path d="M-60-36H-46V-22H-32V-8H-46V6H-60V-8H-74V-22H-60Z" fill="#181a2c"/></g>${keys}${knob(-24, 20)}${knob(24, 20)}<path d="${regular(6, 13)}" transform="translate(0 -24)" fill="${oklch(0.88, 0.14, hue + 60)}" filter="url(#gl)"/></g>${sparkle(-70, -64, 13)}${place(74, -66, 0.42, 14, `<path d="${bolt}" fill="#fff6b0" filter="url(#gs)"/>`)}`;
}

export function arena(pen: Pen): string {
  const hue = pen.pick([200, 150, 320, 285, 40]);
  const spire = (x: number, h: number, w: number): string =>
    `<path d="M${x - w} 70L${x - w * 0.6} ${-h + 24}L${x} ${-h}L${x + w * 0.6} ${-h + 24}L${x + w} 70Z" fill="${pen.linear(
      [
        [0, oklch(0.52, 0.1, hue + 30)],
        [1, oklch(0.16, 0.06, hue)],
      ],
      90,
    )}"/>`;
  const crystal = `<g filter="url(#em)"><path d="M0-92L-34-40L0 40Z" fill="${oklch(0.9, 0.1, hue)}"/><path d="M0-92L34-40L0 40Z" fill="${oklch(0.62, 0.18, hue)}"/><path d="M-34-40L0-24L34-40L0 40Z" fill="${oklch(0.74, 0.16, hue)}" opacity=".8"/></g>`;
  const cup = `<g filter="url(#em)"><path d="M-42-84H42C42-34 28 0 10 8V30L26 44H-26L-10 30V8C-28 0-42-34-42-84Z" fill="${gold(pen)}"/>${mirror(`<path d="M40-72C78-74 74-20 26-8" fill="none" stroke="${gold(pen)}" stroke-width="9"/>`)}</g><path d="${star(5, 17, 7)}" transform="translate(0 -46)" fill="#fff6c8"/>`;
  const stage = `<g filter="url(#em)"><path d="M-104 96L-70 44H70L104 96Z" fill="${enamel(pen, hue, 0.32, 0.11)}"/></g><ellipse cy="46" rx="70" ry="13" fill="${oklch(0.84, 0.15, hue)}" filter="url(#gl)"/><path d="M-86 72H86M-98 88H98" stroke="${oklch(0.86, 0.15, hue)}" stroke-width="3"/>`;
  return `<g filter="url(#es)">${mirror(spire(58, 84, 18) + spire(90, 50, 16))}</g><path d="M-22-120L-46 60H46L22-120Z" fill="${pen.linear(
    [
      [0, '#fff', 0.8],
      [1, oklch(0.8, 0.15, hue), 0],
    ],
  )}" filter="url(#b5)"/>${stage}${pen.count(3) ? crystal : cup}${mirror(place(66, 20, 0.4, 10, crystal))}`;
}

export function crosshair(pen: Pen): string {
  const hue = pen.pick([25, 150, 200, 60]);
  const line = oklch(0.86, 0.17, hue);
  const glass = `<circle r="86" fill="${pen.radial([
    [0, oklch(0.6, 0.15, hue), 0.75],
    [0.75, oklch(0.26, 0.1, hue), 0.9],
    [1, '#05060c'],
  ])}"/>`;
  const peaks = `<g clip-path="${pen.clip('<circle r="80"/>')}"><path d="M-90 40L-40-10L-10 24L30-24L90 36V100H-90Z" fill="#05060f" opacity=".65"/><path d="M-90 66L-50 40L0 60L46 34L90 58V100H-90Z" fill="#05060f"/></g>`;
  const reticle = `<g filter="url(#gs)" fill="none" stroke="${line}"><circle r="52" stroke-width="3.4"/><circle r="20" stroke-width="3"/><path d="M0-84V-28M0 84V28M-84 0H-28M84 0H28" stroke-width="5"/>${around(24, () => '<path d="M0-52V-45" stroke-width="2"/>')}</g><circle r="5" fill="#fff" filter="url(#gl)"/>`;
  const barrel = `<g filter="url(#el)"><circle r="90" fill="none" stroke="${pen.linear(
    [
      [0, '#8a93ac'],
      [0.4, '#2b3042'],
      [0.7, '#5b647c'],
      [1, '#10131d'],
    ],
    60,
  )}" stroke-width="18"/></g>${around(4, () => `<g filter="url(#es)"><rect x="-9" y="-104" width="18" height="14" rx="3" fill="${enamel(pen, pen.palette.rimHue)}"/></g>`, 45, 405)}`;
  return `${glass}${peaks}${reticle}${barrel}<path d="M-58-46A74 74 0 0 1-10-73" stroke="#fff" stroke-opacity=".75" stroke-width="8" stroke-linecap="round" fill="none"/>`;
}

export function bladeCrest(pen: Pen): string {
  const hue = pen.palette.rimHue;
  const sword = (turn: number): string =>
    place(
      0,
      0,
      1.04,
      turn,
      `<g filter="url(#em)"><path d="M-9 40V-78L0-102V40Z" fill="#f4f8ff"/><path d="M9 40V-78L0-102V40Z" fill="#8c98b4"/><path d="M-30 36H30L24 50H-24Z" fill="${gold(pen)}"/><rect x="-6" y="48" width="12" height="32" fill="${bronze(pen, 0)}"/><circle cy="88" r="10" fill="${gold(pen)}"/></g>`,
    );
  const wings = mirror(
    `<g transform="translate(20 0)">${around(5, (_, i) => `<path d="${petal(92 - i * 9, 12)}" fill="${silver(pen)}"/>`, 42, 104)}</g>`,
  );
  const outline = pen.pick([
    'M0-62C26-54 44-52 58-52C60 10 44 52 0 80C-44 52-60 10-58-52C-44-52-26-54 0-62Z',
    polygon([
      [0, -66],
      [58, -38],
      [50, 34],
      [0, 84],
      [-50, 34],
      [-58, -38],
    ]),
    regular(6, 72),
  ]);
  const shield = `<g filter="url(#el)"><path d="${outline}" fill="${gold(pen)}"/></g><g filter="url(#es)" transform="scale(.82)"><path d="${outline}" fill="${enamel(pen, hue, 0.44)}"/></g>`;
  const badge = pen.pick([
    `<path d="${star(4, 38, 13)}" fill="${gold(pen)}"/>`,
    `<g transform="translate(0 34)"><path d="${flame(70, 24)}" fill="${gold(pen)}"/></g>`,
    `<path d="M-34-22L0 0L34-22L20 22L0 38L-20 22Z" fill="${silver(pen)}"/>`,
    `<path transform="scale(.72)" d="${bolt}" fill="${gold(pen)}"/>`,
  ]);
  return `<circle r="84" fill="${oklch(0.7, 0.18, hue)}" opacity=".5" filter="url(#b20)"/>${pen.count(2) ? `<g filter="url(#es)">${wings}</g>` : ''}${sword(-38)}${sword(38)}${shield}<g filter="url(#es)">${badge}</g>`;
}

export function neonCity(pen: Pen): string {
  const hue = pen.pick([330, 200, 285, 150]);
  const tower = (x: number, w: number, h: number): string =>
    `<rect x="${x}" y="${34 - h}" width="${w}" height="${h}" fill="#0b0720"/><path d="M${x} ${34 - h}H${x + w}" stroke="${oklch(0.8, 0.18, hue)}" stroke-width="2.4" filter="url(#gs)"/>${Array.from({ length: 5 }, () => `<rect x="${x + 3 + pen.count(Math.max(1, w - 9))}" y="${34 - pen.between(6, h - 6)}" width="4" height="5" fill="${pen.pick(['#ffe27a', '#7df5ff', '#ff8ad8'])}"/>`).join('')}`;
  const sun = `<circle cy="-24" r="58" fill="${pen.linear([
    [0, '#fff3a0'],
    [0.5, '#ff8a4a'],
    [1, '#ff2f92'],
  ])}" filter="url(#gs)"/>${[0, 1, 2, 3].map((i) => `<rect x="-62" y="${-8 + i * 10}" width="124" height="${2 + i * 1.4}" fill="#1c0b38"/>`).join('')}`;
  const car = `<g filter="url(#em)"><path d="M-74 66C-72 44-52 42-44 36L-26 14H26L44 36C52 42 72 44 74 66V84H-74Z" fill="${enamel(pen, pen.palette.rimHue, 0.44, 0.2)}"/><path d="M-34 36L-20 20H20L34 36Z" fill="#0b1026"/></g>${mirror('<path d="M34 54L68 52L66 62L38 62Z" fill="#fff6c8" filter="url(#gl)"/>')}<rect x="-30" y="68" width="60" height="8" rx="3" fill="#0b0720"/><path d="M-74 86H74" stroke="${oklch(0.8, 0.2, hue)}" stroke-width="5" filter="url(#gl)"/>`;
  return `${sun}${[
    [-108, 24, 64],
    [-80, 18, 92],
    [-58, 26, 50],
    [34, 20, 70],
    [56, 26, 100],
    [84, 26, 58],
  ]
    .map(([x = 0, w = 0, h = 0]) => tower(x, w, h))
    .join('')}${car}`;
}

export function spurCrest(pen: Pen): string {
  const hue = pen.pick([22, 40, 350, 200]);
  const spur = mirror(`<path d="M14 34C50 34 84 4 88-52C68-22 42-6 14-4Z" fill="${silver(pen)}"/>`);
  const plumes = around(
    9,
    (_, i) => `<path d="${petal(i % 2 ? 96 : 82, 12)}" fill="${i % 2 ? enamel(pen, hue, 0.54, 0.21) : gold(pen)}"/>`,
    -64,
    64,
  );
  return `<circle r="80" fill="${oklch(0.8, 0.16, hue + 30)}" opacity=".5" filter="url(#b20)"/><g filter="url(#es)" transform="translate(0 4)">${plumes}</g><g filter="url(#em)">${spur}</g><g filter="url(#el)"><path d="M0-34C22-30 40-30 52-32C54 28 38 68 0 94C-38 68-54 28-52-32C-40-30-22-30 0-34Z" fill="${gold(pen)}"/></g><path d="M0-22C18-18 32-18 41-20C42 26 30 58 0 80C-30 58-42 26-41-20C-32-18-18-18 0-22Z" fill="${enamel(pen, pen.palette.rimHue, 0.36, 0.13)}"/><g filter="url(#es)" transform="translate(0 28)">${pen.pick([`<path d="${star(5, 28, 12)}" fill="${gold(pen)}"/>`, `<path d="M-22 20C-24-14 0-30 22-26C10-16 10 8-2 22Z" fill="${silver(pen)}"/>`, `<g transform="translate(0 26)"><path d="${flame(60, 18)}" fill="${gold(pen)}"/></g>`])}</g>`;
}

/** A struck medal with two quills over a fan of tail feathers. */
export function plumeMedal(pen: Pen): string {
  const hue = pen.pick([22, 160, 262, 350, 40]);
  const tail = around(
    9,
    (_, i) =>
      `<path d="M0 0C-22-30-26-78 10-110C12-72 14-30 10 0Z" fill="${enamel(pen, [160, 200, hue, 60][i % 4] ?? hue, 0.5, 0.17)}"/>`,
    -96,
    70,
  );
  const plate = `<g filter="url(#el)"><circle r="66" fill="${gold(pen)}"/></g><circle r="56" fill="${enamel(pen, hue, 0.34, 0.14)}" stroke="#7d470d" stroke-width="2"/>`;
  const quill = (turn: number): string =>
    place(
      0,
      6,
      1,
      turn,
      `<g filter="url(#em)"><path d="M0 44C-20 16-22-24 0-52C22-24 20 16 0 44Z" fill="${gold(pen, 40)}"/></g><path d="M0 56V-44M0 20L-11 8M0 20L11 8M0 2L-13-10M0 2L13-10M0-16L-10-27M0-16L10-27" stroke="#7d470d" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    );
  const spurs = mirror(`<path d="M30 84C58 82 84 66 96 34C70 44 46 62 30 70Z" fill="${silver(pen)}"/>`);
  return `<circle r="82" fill="${oklch(0.86, 0.14, 80)}" opacity=".5" filter="url(#b20)"/><g filter="url(#es)" transform="translate(0 10)">${tail}</g><g filter="url(#em)">${spurs}</g>${plate}${quill(-30)}${quill(30)}`;
}

export function ringArena(pen: Pen): string {
  const hue = pen.pick([60, 40, 22, 200]);
  const tier = (r: number, l: number): string =>
    `<ellipse cy="20" rx="${r}" ry="${r * 0.56}" fill="${oklch(l, 0.09, pen.palette.rimHue)}" stroke="${gold(pen, 0)}" stroke-width="3"/>${Array.from({ length: 22 }, (_, i) => `<circle cx="${(Math.cos((i / 22) * 6.283) * (r - 7)).toFixed(1)}" cy="${(20 + Math.sin((i / 22) * 6.283) * (r - 7) * 0.56).toFixed(1)}" r="3" fill="${oklch(pen.between(0.5, 0.9), 0.12, pen.between(0, 360))}"/>`).join('')}`;
  const sand = `<g filter="url(#em)"><ellipse cy="24" rx="58" ry="32" fill="${pen.radial([
    [0, '#fff0c0'],
    [0.6, oklch(0.78, 0.12, hue + 20)],
    [1, oklch(0.46, 0.1, hue)],
  ])}"/></g>`;
  const beam = mirror(
    `<path d="M96-110L-24 30H30L108-100Z" fill="${pen.linear(
      [
        [0, '#fff', 0.85],
        [1, '#fff6c0', 0],
      ],
      120,
    )}" filter="url(#b5)"/>`,
  );
  return `${tier(108, 0.2)}${tier(92, 0.28)}${tier(76, 0.36)}${sand}${beam}${place(0, 8, 0.72, 0, `<g filter="url(#em)"><path d="M-40-60C-24-52-12-56 0-66C12-56 24-52 40-60C46 6 30 42 0 62C-30 42-46 6-40-60Z" fill="${gold(pen)}"/></g><g filter="url(#es)">${pen.pick([`<path d="${star(5, 30, 12)}" fill="${enamel(pen, 22, 0.5)}"/>`, `<path d="M-20 26C-24-14 0-36 24-30C10-18 12 10-2 28Z" fill="${enamel(pen, 22, 0.5)}"/>`])}</g>`)}${roundGem(0, 66, 9, pen.palette.rimHue)}`;
}
