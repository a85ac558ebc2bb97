import { createPen, filters, paletteOf, type Pen } from '../pen.ts';
import * as ancient from '../scenes/ancient.ts';
import * as eastern from '../scenes/eastern.ts';
import * as parlour from '../scenes/parlour.ts';
import * as sea from '../scenes/sea.ts';
import * as sports from '../scenes/sports.ts';
import * as tables from '../scenes/tables.ts';
import * as treasure from '../scenes/treasure.ts';
import * as wild from '../scenes/wild.ts';
import { ball } from '../scenes/draws.ts';
import { coin, cutGem, place, roundGem } from '../shapes.ts';
import type { Identity } from './identities.ts';
import { auroraSky, lotusSky, saharaSky, type Sky } from './skies.ts';

interface Actor {
  draw: (pen: Pen) => string;
  /** Place from the middle of the picture's subject half, in pixels of a 1080 by 480 banner. */
  x: number;
  y: number;
  scale: number;
  turn?: number;
  seed?: number;
}

interface Scene {
  tint: number;
  extras: 'coins' | 'chips' | 'gems' | 'balls';
  cast: readonly Actor[];
}

const scenes: Readonly<Record<Identity['code'], readonly Scene[]>> = {
  aurora: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: treasure.goldenCrown, x: -196, y: 84, scale: 0.86, turn: -12, seed: 3 },
        { draw: treasure.treasureChest, x: 70, y: 16, scale: 2.05, seed: 2 },
      ],
    },
    {
      tint: -26,
      extras: 'chips',
      cast: [
        { draw: parlour.pokerFan, x: -170, y: 40, scale: 1.3, turn: -14, seed: 3 },
        { draw: tables.roulette, x: 90, y: 4, scale: 2.05, seed: 2 },
      ],
    },
    {
      tint: 26,
      extras: 'gems',
      cast: [
        { draw: wild.comet, x: 220, y: -110, scale: 0.9, seed: 14 },
        { draw: wild.neonSevens, x: -176, y: 24, scale: 1.16, turn: -8, seed: 14 },
        { draw: treasure.gemMine, x: 84, y: 26, scale: 1.95, seed: 8 },
      ],
    },
    {
      tint: -50,
      extras: 'balls',
      cast: [
        { draw: sports.basketball, x: -160, y: 90, scale: 0.95, seed: 6 },
        { draw: sports.football, x: 80, y: 2, scale: 1.9, seed: 7 },
      ],
    },
  ],
  lotus: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: eastern.moneyTree, x: 200, y: -6, scale: 1.35, seed: 5 },
        { draw: eastern.lotus, x: -10, y: 24, scale: 1.95, seed: 8 },
      ],
    },
    {
      tint: 112,
      extras: 'chips',
      cast: [
        { draw: parlour.mahjong, x: 196, y: 50, scale: 1.3, seed: 6 },
        { draw: parlour.pokerFan, x: -10, y: 0, scale: 2, seed: 4 },
      ],
    },
    { tint: 160, extras: 'coins', cast: [{ draw: sea.fishShoal, x: 20, y: 0, scale: 2, seed: 12 }] },
    {
      tint: -26,
      extras: 'balls',
      cast: [
        { draw: eastern.lanternFest, x: 206, y: -44, scale: 1.2, seed: 3 },
        { draw: sports.football, x: 0, y: 6, scale: 1.95, seed: 3 },
      ],
    },
  ],
  sahara: [
    {
      tint: 0,
      extras: 'coins',
      cast: [
        { draw: eastern.lanternFest, x: -190, y: -60, scale: 1.1, seed: 7 },
        { draw: treasure.treasureChest, x: 20, y: 24, scale: 2, seed: 13 },
      ],
    },
    {
      tint: -20,
      extras: 'chips',
      cast: [
        { draw: parlour.pokerFan, x: 160, y: 40, scale: 1.3, turn: 14, seed: 6 },
        { draw: tables.roulette, x: -80, y: 4, scale: 2.05, seed: 7 },
      ],
    },
    {
      tint: 20,
      extras: 'gems',
      cast: [
        { draw: ancient.desertTomb, x: -190, y: 30, scale: 1.2, seed: 2 },
        { draw: treasure.goldenCrown, x: 40, y: 16, scale: 1.85, seed: 11 },
      ],
    },
    {
      tint: 36,
      extras: 'balls',
      cast: [
        { draw: sports.tennis, x: -200, y: 80, scale: 0.85, seed: 4 },
        { draw: sports.football, x: 0, y: 10, scale: 1.95, seed: 13 },
      ],
    },
  ],
};

const houses = { aurora: { hue: 285, rim: 172 }, lotus: { hue: 40, rim: 148 }, sahara: { hue: 330, rim: 70 } } as const;

function extra(pen: Pen, kind: Scene['extras'], x: number, y: number, r: number): string {
  if (kind === 'coins') return coin(pen, x, y, r, pen.between(-40, 40), pen.between(0.55, 1));
  if (kind === 'chips')
    return place(x, y, 1, pen.between(-40, 40), tables.chip(pen, 0, 0, r, pen.pick([25, 262, 150, 95]), pen.between(0.6, 1)));
  if (kind === 'gems')
    return pen.count(2)
      ? cutGem(x, y, r * 1.2, pen.between(0, 360), pen.between(-30, 30))
      : roundGem(x, y, r, pen.between(0, 360));
  return ball(pen, x, y, r, 1 + pen.count(49), pen.between(0, 360));
}

/** Small things thrown around the subject; the blurred ones lie in front of the lens. */
function thrown(pen: Pen, kind: Scene['extras']): string {
  const far = [
    [-236, -96],
    [250, -150],
    [-196, 138],
    [262, 60],
    [-90, -186],
    [120, -190],
    [236, 170],
  ] as const;
  const near = [
    [-290, 176, 46],
    [292, -206, 40],
  ] as const;
  return `${far.map(([x, y]) => extra(pen, kind, x + pen.between(-16, 16), y + pen.between(-14, 14), pen.between(13, 24))).join('')}<g filter="url(#b2)">${near.map(([x, y, r]) => extra(pen, kind, x, y, r)).join('')}</g>`;
}

function skyOf(identity: Identity, pen: Pen, sky: Sky, banner: boolean): string {
  if (identity.code === 'aurora') return auroraSky(pen, sky);
  return identity.code === 'lotus' ? lotusSky(pen, sky, banner) : saharaSky(pen, sky);
}

export function bannerSvg(identity: Identity, index: number): string {
  const scene = scenes[identity.code][index];
  if (scene === undefined) throw new Error(`${identity.code} has no banner ${index + 1}`);
  const { hue, rim } = houses[identity.code];
  const pen = createPen(100 + index * 7, paletteOf(hue + scene.tint, rim, 0.8));
  const middle = identity.start === 'left' ? 752 : 328;
  const castOf = scene.cast.map((actor) => {
    // A subject has its own pen, so that changing one does not redraw the others.
    const own = createPen(actor.seed ?? 1, pen.palette);
    const body = actor.draw(own).replaceAll('url(#d', `url(#${'n'.repeat(scene.cast.indexOf(actor) + 1)}d`);
    const defs = own.defs().replaceAll('id="d', `id="${'n'.repeat(scene.cast.indexOf(actor) + 1)}d`);
    return `<defs>${defs}</defs>${place(actor.x, actor.y, actor.scale, actor.turn ?? 0, body)}`;
  });
  const shade = identity.code === 'lotus' ? pen.palette.deep : '#05030f';
  const veil = pen.linear(
    identity.start === 'left'
      ? [
          [0, shade, 0.62],
          [0.34, shade, 0.34],
          [0.6, shade, 0],
        ]
      : [
          [0.4, shade, 0],
          [0.66, shade, 0.34],
          [1, shade, 0.66],
        ],
    0,
  );
  const halo = `<ellipse rx="300" ry="230" fill="${pen.radial([
    [0, pen.palette.key, 0.7],
    [0.5, pen.palette.glow, 0.35],
    [1, pen.palette.glow, 0],
  ])}"/>`;
  const body = `${skyOf(identity, pen, { width: 1080, height: 480, tint: scene.tint }, true)}<rect width="1080" height="480" fill="${veil}"/><g transform="translate(${middle} 240)">${halo}${thrown(pen, scene.extras)}${castOf.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="480" viewBox="0 0 1080 480"><defs>${filters()}${pen.defs()}</defs>${body}</svg>`;
}

export function backdropSvg(identity: Identity): string {
  const { hue, rim } = houses[identity.code];
  const pen = createPen(7, paletteOf(hue, rim, 0.6));
  const body = skyOf(identity, pen, { width: 1080, height: 1620, tint: 0 }, false);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1620" viewBox="0 0 1080 1620"><defs>${filters(2)}${pen.defs()}</defs>${body}</svg>`;
}
