import { oklch } from './color.ts';
import type { Pen } from './pen.ts';
import { around, polygon, sparkle } from './shapes.ts';

/** Surroundings of a tile, in a box from 0 to 240. */
export const backdrops = {
  rays: (pen: Pen) =>
    `<g transform="translate(120 118)" opacity=".5">${around(
      pen.pick([14, 18, 22]),
      () =>
        `<path d="M0 0L-13-190H13Z" fill="${pen.linear(
          [
            [0, pen.palette.glow, 0],
            [1, pen.palette.key, 0.55],
          ],
          90,
        )}"/>`,
      pen.between(0, 20),
      pen.between(0, 20) + 360,
    )}</g>`,
  beams: (pen: Pen) => {
    const beam = pen.linear(
      [
        [0, pen.palette.key, 0.75],
        [1, pen.palette.glow, 0],
      ],
      90,
    );
    return [
      [-30, 60, 22],
      [50, 110, 18],
      [150, 120, 20],
      [250, 175, 24],
    ]
      .map(
        ([x = 0, to = 0, w = 0]) =>
          `<path d="M${x - 6} -10L${to - w * 1.6} 230H${to + w * 1.6}L${x + 6} -10Z" fill="${beam}" opacity=".5" filter="url(#b5)"/>`,
      )
      .join('');
  },
  night: (pen: Pen) => {
    const stars = Array.from(
      { length: 34 },
      () =>
        `<circle cx="${pen.between(4, 236).toFixed(0)}" cy="${pen.between(4, 180).toFixed(0)}" r="${pen.between(0.5, 1.5).toFixed(1)}" fill="#fff" opacity="${pen.between(0.4, 1).toFixed(1)}"/>`,
    ).join('');
    return `<ellipse cx="${pen.between(40, 200)}" cy="70" rx="150" ry="44" transform="rotate(${pen.between(-30, 30)} 120 80)" fill="${pen.palette.rim}" opacity=".32" filter="url(#b20)"/>${stars}${sparkle(pen.between(20, 70), pen.between(20, 60), 7)}${sparkle(pen.between(170, 220), pen.between(20, 80), 5)}`;
  },
  clouds: (pen: Pen) => {
    const row = (y: number, r: number, c: string, o: number): string =>
      Array.from(
        { length: 7 },
        (_, i) =>
          `<g transform="translate(${i * r * 1.5 - 20 + pen.between(-6, 6)} ${y + pen.between(-6, 6)})" opacity="${o}"><circle r="${r}" fill="${c}"/><circle r="${r * 0.7}" fill="none" stroke="${pen.palette.key}" stroke-opacity=".45" stroke-width="2"/><circle r="${r * 0.4}" fill="none" stroke="${pen.palette.key}" stroke-opacity=".45" stroke-width="2"/></g>`,
      ).join('');
    return `<circle cx="120" cy="96" r="84" fill="${pen.radial([
      [0, pen.palette.key],
      [0.9, pen.palette.glow],
      [1, pen.palette.glow],
    ])}" opacity=".75"/>${row(196, 28, pen.palette.mid, 0.85)}${row(228, 32, pen.palette.deep, 1)}`;
  },
  water: (pen: Pen) => {
    const shaft = pen.linear(
      [
        [0, pen.palette.key, 0.6],
        [1, pen.palette.key, 0],
      ],
      90,
    );
    const shafts = [20, 70, 105, 160, 205]
      .map(
        (x) =>
          `<path d="M${x} -10L${x - 46 + pen.between(-10, 10)} 210H${x - 10}L${x + 16} -10Z" fill="${shaft}" filter="url(#b5)" opacity="${pen.between(0.35, 0.8).toFixed(2)}"/>`,
      )
      .join('');
    const bubbles = Array.from({ length: 12 }, () => {
      const r = pen.between(1.5, 6);
      return `<circle cx="${pen.between(8, 232).toFixed(0)}" cy="${pen.between(20, 225).toFixed(0)}" r="${r.toFixed(1)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".55"/>`;
    }).join('');
    return `${shafts}<path d="M0 240V208C40 190 70 216 120 204S200 190 240 210V240Z" fill="${pen.palette.deep}" opacity=".8"/>${bubbles}`;
  },
  hall: (pen: Pen) => {
    const glow = pen.radial([
      [0, pen.palette.key, 0.95],
      [0.5, pen.palette.glow, 0.7],
      [1, pen.palette.glow, 0],
    ]);
    const arch = (x: number, w: number, l: number): string =>
      `<path d="M${x - w} 240V100C${x - w} 40 ${x + w} 40 ${x + w} 100V240Z" fill="${oklch(l, 0.09, pen.palette.hue)}"/>`;
    return `${arch(120, 150, 0.2)}${arch(120, 112, 0.27)}${arch(120, 84, 0.36)}<ellipse cx="120" cy="110" rx="86" ry="80" fill="${glow}" filter="url(#b9)"/><path d="M0 240L40 196H200L240 240Z" fill="${pen.palette.deep}" opacity=".7"/>`;
  },
  facets: (pen: Pen) => {
    const cell = (x: number, y: number): string => {
      const l = 0.2 + pen.random() * 0.2 + (1 - Math.hypot(x - 100, y - 90) / 200) * 0.16;
      return `<path d="${polygon([
        [x, y],
        [x + 60, y + 10],
        [x + 24, y + 66],
      ])}" fill="${oklch(l, 0.13, pen.palette.hue + pen.between(-16, 16))}"/><path d="${polygon([
        [x + 60, y + 10],
        [x + 24, y + 66],
        [x + 84, y + 70],
      ])}" fill="${oklch(l - 0.05, 0.13, pen.palette.hue + pen.between(-16, 16))}"/>`;
    };
    return Array.from({ length: 30 }, (_, i) =>
      cell((i % 6) * 58 - 80 + Math.floor(i / 6) * 12, Math.floor(i / 6) * 60 - 30),
    ).join('');
  },
  grid: (pen: Pen) => {
    const lines =
      Array.from({ length: 15 }, (_, i) => `M120 150L${(i - 7) * 60 + 120} 250`).join('') +
      [152, 158, 168, 184, 208, 238].map((y) => `M0 ${y}H240`).join('');
    return `<rect y="150" width="240" height="90" fill="${pen.palette.deep}"/><circle cx="120" cy="120" r="72" fill="${pen.linear(
      [
        [0, pen.palette.key],
        [0.5, pen.palette.rim],
        [1, pen.palette.glow],
      ],
      90,
    )}" opacity=".9"/><rect y="150" width="240" height="90" fill="${pen.palette.deep}" opacity=".9"/><path d="${lines}" stroke="${pen.palette.rim}" stroke-width="1.6" opacity=".75"/><path d="M0 150H240" stroke="${pen.palette.key}" stroke-width="2" filter="url(#gs)"/>`;
  },
  stadium: (pen: Pen) => {
    const lamp = (x: number): string =>
      `<g transform="translate(${x} 34)"><ellipse rx="46" ry="30" fill="${pen.palette.key}" opacity=".55" filter="url(#b9)"/>${[-14, -5, 5, 14].map((dx) => `<circle cx="${dx}" cy="-4" r="3.6" fill="#fff"/><circle cx="${dx}" cy="5" r="3.6" fill="#fff"/>`).join('')}</g>`;
    const crowd = Array.from(
      { length: 60 },
      () =>
        `<circle cx="${pen.between(0, 240).toFixed(0)}" cy="${pen.between(92, 138).toFixed(0)}" r="1.6" fill="${pen.pick(['#fff', pen.palette.rim, pen.palette.glow])}" opacity=".55"/>`,
    ).join('');
    const turf = pen.linear(
      [
        [0, oklch(0.62, 0.17, 146)],
        [1, oklch(0.25, 0.1, 152)],
      ],
      90,
    );
    return `<path d="M0 84Q120 116 240 84V160H0Z" fill="${pen.palette.deep}"/>${crowd}${lamp(46)}${lamp(194)}<path d="M0 150Q120 132 240 150V240H0Z" fill="${turf}"/><path d="M120 141L60 240M120 141L180 240M0 172Q120 150 240 172" stroke="#fff" stroke-opacity=".3" stroke-width="2" fill="none"/>`;
  },
  bokeh: (pen: Pen) =>
    Array.from({ length: 22 }, () => {
      const r = pen.between(5, 22);
      return `<circle cx="${pen.between(0, 240).toFixed(0)}" cy="${pen.between(0, 240).toFixed(0)}" r="${r.toFixed(0)}" fill="${pen.pick([pen.palette.glow, pen.palette.rim, pen.palette.key])}" opacity="${pen.between(0.1, 0.34).toFixed(2)}" filter="url(#b2)"/>`;
    }).join(''),
  peaks: (pen: Pen) =>
    `<circle cx="${pen.between(80, 160)}" cy="84" r="62" fill="${pen.radial([
      [0, '#fff'],
      [0.7, pen.palette.key],
      [1, pen.palette.glow],
    ])}" opacity=".9"/><path d="M-10 190L40 110L74 150L122 82L168 148L204 112L250 190V250H-10Z" fill="${pen.linear(
      [
        [0, pen.palette.glow],
        [1, pen.palette.mid],
      ],
      90,
    )}" opacity=".75"/><path d="M-10 216L30 168L80 200L140 150L196 196L250 164V250H-10Z" fill="${pen.palette.deep}"/>`,
} as const;

export type BackdropName = keyof typeof backdrops;
