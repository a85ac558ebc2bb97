import { createPen, filters, paletteOf, type Pen } from '../pen.ts';
import * as tables from '../scenes/tables.ts';
import { ball } from '../scenes/draws.ts';
import { coin, cutGem, place, roundGem } from '../shapes.ts';
import { bannerScenes, houseHues, type Scene } from './bannerScenes.ts';
import { harbourSky } from './harbourSky.ts';
import type { BrandCode, Identity } from './identities.ts';
import { mekongSky } from './mekongSky.ts';
import { neonSky } from './neonSky.ts';
import { auroraSky, lotusSky, saharaSky, type Sky } from './skies.ts';

/** `banner` asks for a ground that is deep enough for white text on the start side. */
const skies: Readonly<Record<BrandCode, (pen: Pen, sky: Sky, banner: boolean) => string>> = {
  aurora: auroraSky,
  lotus: lotusSky,
  sahara: saharaSky,
  neon: neonSky,
  harbour: harbourSky,
  mekong: mekongSky,
};

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

export function bannerSvg(identity: Identity, index: number): string {
  const scene = bannerScenes[identity.code][index];
  if (scene === undefined) throw new Error(`${identity.code} has no banner ${index + 1}`);
  const { hue, rim } = houseHues[identity.code];
  const pen = createPen(100 + index * 7, paletteOf(hue + scene.tint, rim, 0.8));
  const middle = identity.start === 'left' ? 752 : 328;
  const castOf = scene.cast.map((actor) => {
    // A subject has its own pen, so that changing one does not redraw the others.
    const own = createPen(actor.seed ?? 1, pen.palette);
    const body = actor.draw(own).replaceAll('url(#d', `url(#${'n'.repeat(scene.cast.indexOf(actor) + 1)}d`);
    const defs = own.defs().replaceAll('id="d', `id="${'n'.repeat(scene.cast.indexOf(actor) + 1)}d`);
    return `<defs>${defs}</defs>${place(actor.x, actor.y, actor.scale, actor.turn ?? 0, body)}`;
  });
  const shade = identity.isDay ? pen.palette.deep : '#05030f';
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
  const body = `${skies[identity.code](pen, { width: 1080, height: 480, tint: scene.tint }, true)}<rect width="1080" height="480" fill="${veil}"/><g transform="translate(${middle} 240)">${halo}${thrown(pen, scene.extras)}${castOf.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="480" viewBox="0 0 1080 480"><defs>${filters()}${pen.defs()}</defs>${body}</svg>`;
}

export function backdropSvg(identity: Identity): string {
  const { hue, rim } = houseHues[identity.code];
  const pen = createPen(7, paletteOf(hue, rim, 0.6));
  const body = skies[identity.code](pen, { width: 1080, height: 1620, tint: 0 }, false);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1620" viewBox="0 0 1080 1620"><defs>${filters(2)}${pen.defs()}</defs>${body}</svg>`;
}
