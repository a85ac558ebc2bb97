import { oklch } from '../color.ts';
import { gold, silver } from '../metals.ts';
import type { Pen } from '../pen.ts';
import { around, flame, mirror, place, polygon, roundGem } from '../shapes.ts';

/** Flat facets of one side, shaded by hand, make the crest read as cut stone. */
function facets(
  hue: number,
  chroma: number,
  list: readonly (readonly [number, readonly (readonly [number, number])[]])[],
): string {
  const side = (dim: number): string =>
    list
      .map(
        ([l, points]) =>
          `<path d="${polygon(points)}" fill="${oklch(Math.max(0.08, l - dim), chroma, hue)}" stroke="${oklch(Math.max(0.08, l - dim), chroma, hue)}" stroke-width=".7"/>`,
      )
      .join('');
  return `${side(0)}<g transform="scale(-1 1)">${side(0.12)}</g>`;
}

export function wolfMoon(pen: Pen): string {
  const hue = pen.pick([250, 230, 280, 60, 200]);
  const crest = facets(hue, hue === 60 ? 0.09 : 0.06, [
    [
      0.62,
      [
        [0, -52],
        [-34, -48],
        [-22, -14],
        [0, -8],
      ],
    ],
    [
      0.5,
      [
        [-34, -48],
        [-60, -104],
        [-70, -26],
        [-22, -14],
      ],
    ],
    [
      0.32,
      [
        [-40, -50],
        [-56, -82],
        [-60, -38],
      ],
    ],
    [
      0.72,
      [
        [-70, -26],
        [-96, 14],
        [-58, 8],
        [-22, -14],
      ],
    ],
    [
      0.44,
      [
        [-96, 14],
        [-80, 46],
        [-44, 40],
        [-58, 8],
      ],
    ],
    [
      0.58,
      [
        [-58, 8],
        [-44, 40],
        [-20, 50],
        [-16, 14],
        [-22, -14],
      ],
    ],
    [
      0.86,
      [
        [0, -8],
        [-22, -14],
        [-16, 14],
        [-16, 50],
        [0, 56],
      ],
    ],
    [
      0.94,
      [
        [-80, 46],
        [-52, 72],
        [-24, 76],
        [-20, 50],
        [-44, 40],
      ],
    ],
    [
      0.78,
      [
        [-20, 50],
        [-24, 76],
        [0, 98],
        [0, 56],
      ],
    ],
  ]);
  const eyes = mirror(
    `<path d="M-50-4L-24 6L-20 16L-40 10Z" fill="#0b0a18"/><path d="M-44 2L-26 8L-24 13L-36 9Z" fill="${pen.pick(['#ffd84a', '#7df5ff', '#b7ff6a'])}" filter="url(#gs)"/>`,
  );
  return `<circle cy="-6" r="92" fill="${pen.radial([
    [0, '#ffffff'],
    [0.6, oklch(0.92, 0.05, pen.palette.hue)],
    [1, oklch(0.7, 0.12, pen.palette.hue)],
  ])}" opacity=".9"/><circle cx="-30" cy="-40" r="15" fill="#8ea" opacity=".08"/><g filter="url(#em)" transform="scale(.96) translate(0 2)">${crest}</g>${eyes}<path d="M-15 52L0 46L15 52L9 66L0 72L-9 66Z" fill="#0c0a16"/><path d="M-7 54L0 51L4 53" stroke="#fff" stroke-opacity=".7" stroke-width="3" fill="none"/>`;
}

export function bullSpirit(pen: Pen): string {
  const hue = pen.pick([75, 75, 45, 265, 20]);
  const chroma = hue === 265 ? 0.05 : hue === 20 ? 0.17 : 0.12;
  const dim = hue === 75 ? 0 : 0.16;
  const crest = facets(hue, chroma, [
    [
      0.78 - dim,
      [
        [0, -46],
        [-40, -44],
        [-28, -8],
        [0, 4],
      ],
    ],
    [
      0.56 - dim,
      [
        [-40, -44],
        [-58, -26],
        [-48, 6],
        [-28, -8],
      ],
    ],
    [
      0.42 - dim,
      [
        [-58, -26],
        [-92, -14],
        [-74, 8],
        [-48, 6],
      ],
    ],
    [
      0.66 - dim,
      [
        [-28, -8],
        [-48, 6],
        [-34, 52],
        [-16, 44],
      ],
    ],
    [
      0.88 - dim,
      [
        [0, 4],
        [-28, -8],
        [-16, 44],
        [0, 50],
      ],
    ],
    [
      0.46 - dim,
      [
        [-34, 52],
        [-30, 76],
        [-14, 84],
        [-16, 44],
      ],
    ],
    [
      0.62 - dim,
      [
        [-16, 44],
        [-14, 84],
        [0, 90],
        [0, 50],
      ],
    ],
  ]);
  const horn = `<path d="M-26-44C-60-46-84-60-86-102C-104-76-100-40-70-26C-56-20-40-22-26-28Z" fill="${pen.pick([gold, silver])(pen)}"/>`;
  const eyes = mirror(
    '<path d="M-46-4L-26 4L-24 14L-40 8Z" fill="#120505"/><path d="M-40 1L-28 6L-27 10L-36 7Z" fill="#ffe15a" filter="url(#gs)"/>',
  );
  return `<circle r="84" fill="${pen.palette.key}" opacity=".45" filter="url(#b20)"/><g filter="url(#em)">${mirror(horn)}</g><g filter="url(#em)">${crest}</g>${eyes}${mirror('<path d="M-20 64L-8 68L-10 76L-18 72Z" fill="#180604"/>')}<g filter="url(#es)"><path d="M-13 76C-22 106 22 106 13 76" fill="none" stroke="${gold(pen)}" stroke-width="7"/></g>${place(0, -26, 1, 0, roundGem(0, 0, 13, pen.palette.rimHue))}<g filter="url(#es)">${around(3, () => `<path d="${flame(38, 8)}" fill="${gold(pen)}"/>`, -24, 24).replace(/^/, '<g transform="translate(0 -40)">')}</g></g>`;
}
