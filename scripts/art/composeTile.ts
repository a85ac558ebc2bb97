import { type CatalogueGame } from '../../sandbox/seed/catalogue.ts';
import { seedOf, seededRandom } from '../../sandbox/seed/seededRandom.ts';
import { backdrops } from './backdrops.ts';
import { oklchHue } from './color.ts';
import { gold, silver } from './metals.ts';
import { motifs } from './motifs.ts';
import { type Pen, createPen, filters, paletteOf } from './pen.ts';
import { around, regular } from './shapes.ts';

/** Where the subject is: whole, close, set in a gold frame, low, or so near that the tile cuts it. */
const stagings = ['whole', 'whole', 'close', 'framed', 'low', 'cropped'] as const;

function frameBehind(pen: Pen): string {
  const metal = pen.count(4) ? gold(pen) : silver(pen);
  const shape = pen.pick([
    `<circle r="92" fill="none" stroke="${metal}" stroke-width="8"/><circle r="82" fill="none" stroke="${metal}" stroke-width="2.4"/>${around(32, () => `<circle cy="-92" r="2" fill="#5c3408"/>`)}`,
    `<path d="${regular(8, 98, 22.5)}" fill="none" stroke="${metal}" stroke-width="8"/><path d="${regular(8, 86, 22.5)}" fill="none" stroke="${metal}" stroke-width="2"/>`,
    `<path d="M-84 110V-10C-84-60-40-96 0-108C40-96 84-60 84-10V110" fill="none" stroke="${metal}" stroke-width="8"/><path d="M-74 110V-8C-74-54-36-86 0-96C36-86 74-54 74-8V110" fill="none" stroke="${metal}" stroke-width="2.4"/>`,
    around(16, (_, i) => `<path d="M-7-78L0-${i % 2 ? 112 : 99}L7-78Z" fill="${metal}"/>`),
  ]);
  return `<circle r="88" fill="${pen.radial([
    [0, pen.palette.key, 0.75],
    [0.55, pen.palette.glow, 0.55],
    [1, pen.palette.deep, 0.55],
  ])}"/><g filter="url(#em)">${shape}</g>`;
}

function particles(pen: Pen): string {
  return Array.from({ length: 9 }, () => {
    const r = pen.between(1, 3.2);
    const edge = pen.between(0, 1) < 0.5 ? pen.between(4, 60) : pen.between(180, 236);
    return `<circle cx="${edge.toFixed(0)}" cy="${pen.between(8, 232).toFixed(0)}" r="${r.toFixed(1)}" fill="${pen.pick(['#fff', pen.palette.key, pen.palette.rim])}" opacity="${pen.between(0.5, 1).toFixed(2)}" filter="url(#gs)"/>`;
  }).join('');
}

/** Corner work in the frame of the tile, one kind per vendor, so that a studio's games look related. */
function houseTrim(pen: Pen, vassalage: string): string {
  const kind = seedOf(vassalage) % 5;
  if (kind === 0)
    return `<rect x="8" y="8" width="224" height="224" rx="26" fill="none" stroke="${gold(pen)}" stroke-width="3" opacity=".9"/>`;
  if (kind === 1)
    return `<g filter="url(#es)"><path d="M0 229H84L98 219H142L156 229H240V240H0Z" fill="${gold(pen)}"/></g><circle cx="120" cy="230" r="5" fill="${pen.palette.rim}"/>`;
  return '';
}

function surroundings(pen: Pen, backdrop: keyof typeof backdrops): string {
  const { deep, mid, glow, rim } = pen.palette;
  const room = pen.radial(
    [
      [0, glow],
      [0.45, mid],
      [1, deep],
    ],
    0.5,
    0.44,
    0.72,
  );
  const side = pen.radial(
    [
      [0, rim, 0.75],
      [1, rim, 0],
    ],
    0.92,
    0.96,
    0.62,
  );
  return `<rect width="240" height="240" fill="${room}"/>${backdrops[backdrop](pen)}<rect width="240" height="240" fill="${side}"/>`;
}

function finish(pen: Pen): string {
  const vignette = pen.radial(
    [
      [0.5, '#04010c', 0],
      [0.82, '#04010c', 0.22],
      [1, '#04010c', 0.6],
    ],
    0.5,
    0.46,
    0.72,
  );
  const floor = pen.linear(
    [
      [0, '#04010c', 0],
      [1, '#04010c', 0.55],
    ],
    90,
  );
  const top = pen.linear(
    [
      [0, '#fff', 0.2],
      [1, '#fff', 0],
    ],
    90,
  );
  return `<rect width="240" height="240" fill="${vignette}"/><rect y="178" width="240" height="62" fill="${floor}"/><rect width="240" height="46" fill="${top}"/>`;
}

export function composeTile(game: CatalogueGame, vendorHue: number, nth: number): string {
  const motif = motifs[game.motif];
  if (motif === undefined) throw new Error(`No motif '${game.motif}' for game ${game.gameId}`);
  const random = seededRandom(seedOf(game.gameName) ^ 0x51ed);
  // Hue and backdrop walk through their lists, so that neighbours of one motif never share both.
  const hue = motif.hues[nth % motif.hues.length] ?? motif.hues[0];
  const backdrop = motif.backdrops[(nth + Math.floor(nth / motif.hues.length)) % motif.backdrops.length] ?? motif.backdrops[0];
  const pen = createPen(seedOf(game.gameName), paletteOf(hue + (random() - 0.5) * 22, oklchHue(vendorHue), random()));
  const staging = motif.grounded ? stagings[Math.floor(random() * 3)] : stagings[Math.floor(random() * stagings.length)];
  const subject = motif.draw(pen);
  const scale = staging === 'cropped' ? 1.42 : staging === 'close' ? 1.2 : staging === 'framed' ? 0.92 : 1.06;
  const y = staging === 'low' ? 128 : staging === 'close' ? 124 : 121;
  const x = staging === 'cropped' ? 120 + (random() < 0.5 ? -22 : 22) : 120;
  const framed = staging === 'framed' ? `<g transform="translate(120 120)">${frameBehind(pen)}</g>` : '';
  const body = `${surroundings(pen, backdrop)}${framed}<g transform="translate(${x} ${y}) scale(${scale})">${subject}</g>${finish(pen)}${particles(pen)}${houseTrim(pen, game.vassalage)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><defs>${filters()}${pen.defs()}</defs>${body}</svg>`;
}
