import { oklch } from '../color.ts';
import { bronze, enamel, gold, silver, stone } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, bolt, coin, mirror, petal, place, polygon, roundGem } from '../shapes.ts';

function pharaoh(pen: Pen): string {
  const blue = enamel(pen, 262, 0.42, 0.17);
  const stripes = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${40 + i * 4} ${-40 + i * 24}L${70 + i * 5} ${-34 + i * 25}L${71 + i * 5} ${-22 + i * 25}L${41 + i * 4} ${-28 + i * 24}Z" fill="${blue}"/>`,
  ).join('');
  return `<g filter="url(#em)">${mirror(`<path d="M0-88C40-90 62-70 68-40L98 84C74 98 52 98 34 92L30 40L0 60Z" fill="${gold(pen)}"/>${stripes}<path d="M0-84C8-84 12-80 13-58H0ZM20-82C30-80 38-72 42-58L22-58Z" fill="${blue}"/>`)}</g>
  <g filter="url(#em)">${mirror(`<path d="M0-56C26-58 40-48 42-22C42 14 30 42 0 56Z" fill="${gold(pen, 40)}"/>`)}</g>
  ${mirror(`<path d="M8-20C16-30 30-30 40-22L46-16C34-8 16-8 8-20Z" fill="#10163e"/><path d="M13-20C19-26 29-26 34-20C28-15 19-15 13-20Z" fill="#fff"/><circle cx="24" cy="-20" r="4.6" fill="#123"/><path d="M6-34C16-42 30-42 40-34" stroke="#10163e" stroke-width="5" fill="none"/><path d="M0-14L7 12L0 16Z" fill="#9a5c12" opacity=".6"/>`)}
  <path d="M-14 28C-6 23 6 23 14 28C6 36-6 36-14 28Z" fill="#8c3b10"/><rect x="-9" y="54" width="18" height="40" rx="7" fill="${blue}" filter="url(#es)"/><path d="M0-60C-14-66-8-90 0-98C8-90 14-66 0-60Z" fill="${gold(pen)}" filter="url(#es)"/>${roundGem(0, -70, 7, 25)}`;
}

function scarab(pen: Pen): string {
  const shell = enamel(pen, pen.pick([190, 262, 160, 25]), 0.52, 0.17);
  const wing = around(6, (_, i) => `<path d="${petal(96 - i * 3, 13)}" fill="${i % 2 ? gold(pen) : shell}"/>`, 34, 104);
  return `<g filter="url(#es)">${mirror(`<g transform="translate(8 8)">${wing}</g>`)}</g><circle cy="-66" r="25" fill="${pen.radial(
    [
      [0, '#fff8c0'],
      [0.6, '#ffb52e'],
      [1, '#d2560c'],
    ],
  )}" filter="url(#gl)"/>
  <g filter="url(#es)">${mirror(`<path d="M14-30C34-44 40-60 26-78M22 44C44 50 44 72 34 86" stroke="${gold(pen)}" stroke-width="9" fill="none" stroke-linecap="round"/>`)}</g>
  <g filter="url(#em)">${mirror(`<path d="M0-8C24-14 42 4 40 36C38 62 20 78 0 82Z" fill="${shell}" stroke="${gold(pen)}" stroke-width="4"/><path d="M0-36C18-38 32-26 34-8C22-16 10-16 0-14Z" fill="${gold(pen)}"/>`)}</g><path d="M0-10V80" stroke="#ffe392" stroke-width="3"/>${mirror('<path d="M10 10C24 14 30 30 28 46" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>')}`;
}

function pyramid(pen: Pen): string {
  const steps = Array.from(
    { length: 7 },
    (_, i) => `<path d="M${-13.5 * i} ${-58 + i * 18}H0" stroke="#7a3d08" stroke-opacity=".4" stroke-width="2"/>`,
  ).join('');
  return `<circle cy="-34" r="52" fill="${pen.radial([
    [0, '#fffbe0'],
    [0.6, '#ffd257'],
    [1, '#ff8c2b'],
  ])}" filter="url(#gl)"/><g filter="url(#em)"><path d="M6-66L98 70H-10Z" fill="${stone(pen, 50, 0.34)}"/><path d="M6-66L-10 70L-96 70Z" fill="${gold(pen, 70)}"/></g>${steps}<path d="M6-66L28-34L2-30L-14-36Z" fill="${gold(pen)}" filter="url(#gs)"/><g filter="url(#es)">${place(6, 24, 1, 0, `<path d="M-36 0C-18-24 18-24 36 0C18 20-18 20-36 0Z" fill="#1a1030"/><circle r="13" fill="${gold(pen)}"/><circle r="6" fill="#1a1030"/><path d="M-36 0C-50 14-52 22-50 32M0 16V36" stroke="#1a1030" stroke-width="5" fill="none"/>`)}</g><path d="M-110 76C-60 54-20 84 30 70S90 66 110 76V110H-110Z" fill="${stone(pen, 60, 0.5)}" filter="url(#es)"/>`;
}

export function desertTomb(pen: Pen): string {
  return pen.pick([pharaoh, scarab, pyramid])(pen);
}

export function sunkenTemple(pen: Pen): string {
  if (pen.count(3) === 0) {
    const prong = mirror(`<path d="M8 10C40 6 44-24 40-66L52-92L58-60C62-14 46 26 8 30Z" fill="${gold(pen)}"/>`);
    return `<circle r="76" fill="${pen.palette.key}" opacity=".35" filter="url(#b20)"/><g filter="url(#em)" transform="rotate(${pen.pick([0, 24, -24])})"><rect x="-8" y="-40" width="16" height="146" rx="6" fill="${bronze(pen, 0)}"/><path d="M0-100L13-66L8 12H-8L-13-66Z" fill="${gold(pen)}"/>${prong}</g><g transform="translate(0 22)">${roundGem(0, 0, 19, pen.pick([200, 160, 330]))}</g>`;
  }
  const rock = pen.pick([200, 185, 230]);
  const columns = pen.pick<readonly number[]>([
    [-66, -24, 24, 66],
    [-70, -35, 0, 35, 70],
    [-62, 0, 62],
  ]);
  const column = (x: number): string =>
    `<g><rect x="${x - 11}" y="-22" width="22" height="84" fill="${pen.linear(
      [
        [0, oklch(0.88, 0.05, rock)],
        [0.5, oklch(0.66, 0.07, rock)],
        [1, oklch(0.34, 0.08, rock)],
      ],
      0,
    )}"/><path d="M${x - 5}-20V60M${x + 2}-20V60" stroke="#04222e" stroke-opacity=".4" stroke-width="2"/><rect x="${x - 16}" y="-30" width="32" height="10" rx="2" fill="${stone(pen, rock, 0.7)}"/><rect x="${x - 16}" y="58" width="32" height="10" rx="2" fill="${stone(pen, rock, 0.6)}"/></g>`;
  const inner = `<path d="M-80-28H80V64H-80Z" fill="#03202e"/><ellipse cy="30" rx="46" ry="44" fill="${pen.pick(['#ffdf6e', '#7dfff0', '#ff9ed6'])}" filter="url(#b9)" opacity=".95"/>`;
  return `${inner}<g filter="url(#es)">${columns.map(column).join('')}</g><g filter="url(#em)"><path d="M-100-30L0-92L100-30Z" fill="${stone(pen, rock, 0.66)}"/><path d="M-66-36L0-76L66-36Z" fill="${stone(pen, rock, 0.42)}"/><rect x="-94" y="-34" width="188" height="12" fill="${stone(pen, rock, 0.74)}"/><path d="M-96 66H96V78H-96ZM-108 78H108V94H-108Z" fill="${stone(pen, rock, 0.56)}"/></g>${roundGem(0, -52, 13, pen.palette.rimHue)}${coin(pen, -40, 78, 13, 0, 0.5)}${coin(pen, -58, 86, 15, 0, 0.5)}${coin(pen, 44, 84, 15, 0, 0.5)}<path d="M-100 96C-96 60-116 50-100 20M104 96C96 66 112 56 100 34" stroke="${oklch(0.55, 0.17, 150)}" stroke-width="8" fill="none" stroke-linecap="round" filter="url(#es)"/>`;
}

export function stormHammer(pen: Pen): string {
  const rune = pen.pick([
    'M0-18V18M0-18L14-6M0-4L14 8',
    'M-12-18V18M12-18V18M-12-10L12 8',
    'M0-20V20M-12-8L0-20L12-8',
    'M-10-18L10 0L-10 18M-10-18V18',
  ]);
  const charge = pen.pick([220, 200, 285, 95]);
  const arcs = [-58, 62, 14]
    .map((x, i) =>
      place(
        x + pen.between(-14, 14),
        -30 + i * 26,
        0.95,
        pen.between(-24, 24),
        `<path d="${bolt}" fill="${oklch(0.93, 0.09, charge)}" filter="url(#gl)"/>`,
      ),
    )
    .join('');
  const head = pen.pick([silver, gold, bronze]);
  return `${arcs}<g transform="rotate(${pen.pick([-32, 30, 0])})"><g filter="url(#em)"><rect x="-9" y="-20" width="18" height="112" rx="7" fill="${bronze(pen, 0)}"/>${[16, 34, 52].map((y) => `<path d="M-9 ${y}L9 ${y + 10}" stroke="#2a1206" stroke-width="5"/>`).join('')}<circle cy="96" r="13" fill="${gold(pen)}"/></g><g filter="url(#el)"><path d="M-66-76L-54-88H54L66-76V-24L54-12H-54L-66-24Z" fill="${head(pen, 80)}"/></g><path d="M-44-80H44V-20H-44Z" fill="none" stroke="#1d2433" stroke-opacity=".55" stroke-width="4"/><g transform="translate(0 -50)"><path d="${rune}" stroke="${oklch(0.9, 0.14, charge)}" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round" filter="url(#gl)"/></g>${mirror(`<g transform="translate(56 -50)">${roundGem(0, 0, 9, charge)}</g>`)}</g>`;
}

export function jungleIdol(pen: Pen): string {
  const rock = pen.pick([145, 95, 60, 200]);
  const eye = pen.pick([25, 95, 150, 320]);
  const body = pen.count(2) ? gold(pen, 80) : stone(pen, rock, 0.56);
  const leaves = mirror(
    around(
      4,
      () =>
        `<path d="${petal(112, 20)}" fill="${enamel(pen, 145, 0.42, 0.15)}"/><path d="M0-6V-98" stroke="#d9ff9e" stroke-opacity=".4" stroke-width="2"/>`,
      36,
      128,
    ),
  );
  const crown = around(
    7,
    (_, i) => `<path d="${petal(i % 2 ? 66 : 56, 11)}" fill="${enamel(pen, [25, 95, 200, 150][i % 4] ?? 25, 0.58, 0.19)}"/>`,
    -60,
    60,
  );
  const face = mirror(
    `<path d="M0-56H48V-40H60V34H48V62H30V80H0Z" fill="${body}"/><path d="M60-30H76V14H60Z" fill="${gold(pen)}"/><circle cx="70" cy="26" r="11" fill="${enamel(pen, eye)}"/>`,
  );
  const detail = mirror(
    `<path d="M8-20H46V-30H8Z" fill="#1b140a" opacity=".65"/><rect x="13" y="-14" width="29" height="22" rx="3" fill="#140d06"/><path d="M0-10H8L14 26H0Z" fill="${body}"/><path d="M0 38H36V60H26V50H18V60H9V50H0Z" fill="#140d06"/><path d="M9 40H17V49H9ZM26 40H34V49H26Z" fill="#fff4d0"/><path d="M14-46H34V-38H14Z" fill="#140d06" opacity=".5"/>`,
  );
  return `<g filter="url(#es)" transform="translate(0 20)">${leaves}</g><g filter="url(#es)" transform="translate(0 -38)">${crown}</g><g filter="url(#em)">${face}</g>${detail}${mirror(`<g filter="url(#gs)">${roundGem(27, -3, 9.5, eye)}</g>`)}${roundGem(0, -44, 11, eye)}`;
}

export function volcano(pen: Pen): string {
  const lava = pen.linear(
    [
      [0, '#fffad0'],
      [0.3, '#ffc42e'],
      [0.7, '#ff5a12'],
      [1, '#a80f0f'],
    ],
    90,
  );
  const plume = Array.from(
    { length: 7 },
    (_, i) =>
      `<circle cx="${(i - 3) * 20 + pen.between(-8, 8)}" cy="${-78 + Math.abs(i - 3) * 9}" r="${pen.between(16, 26)}" fill="${oklch(0.28 + pen.random() * 0.12, 0.05, pen.palette.hue)}"/>`,
  ).join('');
  const sparks = Array.from({ length: 16 }, () => {
    const x = pen.between(-80, 80);
    return `<path d="M${x} ${pen.between(-98, -30)}l${x * 0.08} 6" stroke="#ffd868" stroke-width="${pen.between(2, 5)}" stroke-linecap="round"/>`;
  }).join('');
  const cone = polygon([
    [-26, -26],
    [26, -26],
    [46, 4],
    [74, 48],
    [108, 92],
    [-108, 92],
    [-70, 44],
    [-44, 2],
  ]);
  return `<g filter="url(#b2)">${plume}</g><path d="M-20-20C-30-60-16-80-22-98C-4-84 4-104 14-96C12-76 30-56 20-20Z" fill="${lava}" filter="url(#gl)"/>${sparks}<g filter="url(#el)"><path d="${cone}" fill="${stone(pen, pen.pick([20, 300, 350]), 0.3)}"/></g><g filter="url(#gs)"><path d="M-22-26H22C18-10 30 0 28 20C27 40 44 56 40 92H24C28 66 12 50 12 26C10 40-2 44-2 64V92H-16C-18 70-14 60-16 42C-34 56-46 70-52 92H-68C-58 60-30 40-26 12C-26-4-24-12-22-26Z" fill="${lava}"/></g><ellipse cy="-26" rx="25" ry="7" fill="#fffbd8" filter="url(#gs)"/>${pen.count(2) ? coin(pen, -70, 80, 17, -14) + coin(pen, 72, 82, 15, 20) : `${roundGem(-72, 82, 15, 25)}${roundGem(74, 80, 17, 300)}`}`;
}
